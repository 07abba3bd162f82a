import { legalPage } from '#app/content/content.server.ts';
import { pageTitle } from '#app/content/pages/page-names.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { formatDate } from '#app/parts/hours/format.ts';
import { pages } from '#app/site/pages.ts';
import { recordOf } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { Prose, type SpecialParts } from '#app/ui/prose.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Both offices' phones within a text that says to call. */
function OfficeNumbers() {
  const { offices } = useFrame();
  return (
    <div className="rounded-card bg-mist px-5 py-3 print:bg-transparent print:p-0">
      <dl className="grid gap-x-10 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
        {offices.map(({ id, name, phones }) => (
          <div key={id}>
            <dt className="text-base">{name}</dt>
            <dd className="inline-flex min-h-11 items-center gap-2 text-xl font-semibold print:min-h-0 print:text-base">
              <Icon name="phone" className="icon text-oak print:hidden" />
              <PhoneLink number={phones.office} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export const loader = pageLoader(({ page, language }) => ({
  notice: legalPage(recordOf(page, 'legal').notice, language),
  /** Links to the other notices. */
  others: pages
    .filter(({ module, id }) => module === page.module && id !== page.id)
    .map(({ id }) => ({ id, title: pageTitle(id, language) })),
}));

const special: SpecialParts = { phones: () => <OfficeNumbers /> };
const withYear = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** A notice that the law requires, marked as a draft until counsel approves it. */
export default function LegalNotice({ loaderData: { title, notice, others } }: PageProps<typeof loader>) {
  const w = useWords(words);
  return (
    <article>
      <PageHeading title={title} eyebrow={w.eyebrow} lead={notice.summary}>
        <div className="mt-6 max-w-3xl print:mt-2">
          {notice.status === 'draft for counsel' && <Notice tone="draft">{w.draft}</Notice>}
          <p className="mt-4 text-base text-quiet">{w.updated(formatDate(notice.updated, notice.language, withYear))}</p>
        </div>
      </PageHeading>
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-10 px-5 pt-8 pb-section md:px-8 lg:grid-cols-[1fr_17rem] print:block print:px-0 print:py-2">
        <div className="min-w-0 [&_.prose>h2:first-child]:mt-0">
          <Prose nodes={notice.nodes} special={special} />
        </div>
        <nav aria-labelledby="other-notices" className="print:hidden">
          <div className="border-line lg:border-s lg:ps-5">
            <h2 id="other-notices" className="text-2xl">
              {w.others}
            </h2>
            <ul className="mt-3">
              {others.map((other) => (
                <li key={other.id}>
                  <OnwardLink to={other.id} text={other.title} className="" />
                </li>
              ))}
            </ul>
          </div>
        </nav>
      </div>
    </article>
  );
}
