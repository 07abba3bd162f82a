import { pageTitle } from '#app/content/page-names.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { KeepPages } from '#app/parts/keep-pages/keep-pages.tsx';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { pages } from '#app/site/pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

/** What is wanted most in a hurry comes first; what comes along only when somebody asks for it may not be there. */
function keptPages(except: PageId, language: Language) {
  const kept = pages.filter((page) => page.offline && page.offline !== 'along' && page.id !== except);
  return kept
    .toSorted((one, other) => Number(other.offline === 'urgent') - Number(one.offline === 'urgent'))
    .map(({ id }) => ({ id, title: pageTitle(id, language) }));
}

export const loader = pageLoader(({ page, language, description }) => ({ text: description, kept: keptPages(page.id, language) }));

/** What a visitor without a connection sees in place of a page that is not kept: 911, both phones, and what is on the device. */
export default function OfflinePage({ loaderData: { title, text, kept } }: PageProps<typeof loader>) {
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title} lead={text}>
        <p className="mt-6 flex flex-wrap items-center gap-3">
          <a href="tel:911" className="btn bg-alarm text-page hover:underline">
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
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-10 md:grid-cols-2 md:px-8">
        <section aria-labelledby="kept">
          <h2 id="kept">{w.kept}</h2>
          <p className="mt-2">{w.keptText}</p>
          <ul className="mt-3 grid gap-1">
            {kept.map((page) => (
              <li key={page.id}>
                <PageLink to={page.id} className="inline-flex min-h-11 items-center gap-2 font-semibold">
                  <Icon name="arrow-right" />
                  {page.title}
                </PageLink>
              </li>
            ))}
          </ul>
          <KeepPages className="mt-4" />
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
