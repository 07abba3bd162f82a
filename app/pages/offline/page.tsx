import { pageTitle } from '#app/content/pages/page-names.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import type { Language } from '#app/site/language.ts';
import { type Page, pages } from '#app/site/pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

const storedPages = (offline: Page['offline'], language: Language) =>
  pages.filter((page) => page.offline === offline && page.id !== 'offline').map(({ id }) => ({ id, title: pageTitle(id, language) }));

export const loader = pageLoader(({ language, description }) => ({
  text: description,
  always: storedPages('always', language),
  onRequest: storedPages('on-request', language),
}));

function PageList({ pages }: { readonly pages: ReturnType<typeof storedPages> }) {
  return (
    <ul className="mt-3 grid gap-1">
      {pages.map((page) => (
        <li key={page.id}>
          <OnwardLink to={page.id} text={page.title} />
        </li>
      ))}
    </ul>
  );
}

/** Shown offline instead of a page that is not stored: 911, both phones, and the pages on the device. */
export default function OfflinePage({ loaderData: { title, text, always, onRequest } }: PageProps<typeof loader>) {
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title} lead={text}>
        <p className="mt-6 flex flex-wrap items-center gap-3">
          <a href="tel:911" className="btn bg-alarm-field text-white hover:underline">
            <Icon name="phone" />
            {w.call911}
          </a>
          {/* biome-ignore lint/a11y/useValidAnchor: empty on purpose: this page answers for whatever address the visitor asked for. */}
          <a href="" className="btn btn-secondary">
            {w.again}
          </a>
        </p>
        <p className="mt-4 max-w-[38em]">{w.emergency}</p>
      </PageHeading>
      <div className="mx-auto grid max-w-page gap-10 px-5 py-10 md:grid-cols-2 md:px-8">
        <section aria-labelledby="stored">
          <h2 id="stored">{w.stored}</h2>
          <PageList pages={always} />
          <p className="mt-5">{w.onRequest}</p>
          <PageList pages={onRequest} />
        </section>
        <section aria-labelledby="offices">
          <h2 id="offices">{w.call}</h2>
          <div className="mt-3">
            <OfficePhones />
          </div>
        </section>
      </div>
    </>
  );
}
