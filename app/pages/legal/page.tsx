import type { LegalPage } from '#app/content/schema/legal.ts';
import { formatDate } from '#app/parts/hours/format.ts';
import type { PageId } from '#app/site/pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Prose, type SpecialParts } from '#app/ui/prose.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { OfficeNumbers } from './office-numbers.tsx';
import { words } from './words.ts';

interface LegalNoticeProps {
  readonly title: string;
  readonly notice: LegalPage;
  /** The other notices, to go on to. */
  readonly others: readonly { readonly id: PageId; readonly title: string }[];
}

const special: SpecialParts = { phones: () => <OfficeNumbers /> };
const withYear = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** A notice the law asks for, marked as a draft until counsel has approved it. */
export function LegalNotice({ title, notice, others }: LegalNoticeProps) {
  const w = useWords(words);
  return (
    <article>
      <PageHeading title={title} eyebrow={w.eyebrow} lead={notice.summary}>
        <div className="mt-6 max-w-3xl print:mt-2">
          {notice.status === 'draft for counsel' && <Notice icon="document">{w.draft}</Notice>}
          <p className="mt-4 text-base text-quiet">{w.updated(formatDate(notice.updated, notice.language, withYear))}</p>
        </div>
      </PageHeading>
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-10 px-5 pt-8 pb-16 md:px-8 lg:grid-cols-[1fr_17rem] print:block print:px-0 print:py-2">
        <div className="min-w-0 [&_h2]:text-[1.75rem] [&_.prose>h2:first-child]:mt-0">
          <Prose nodes={notice.nodes} special={special} />
        </div>
        <nav aria-labelledby="other-notices" className="print:hidden">
          <div className="border-line lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:border-s lg:ps-5">
            <h2 id="other-notices" className="text-2xl">
              {w.others}
            </h2>
            <ul className="mt-3">
              {others.map((other) => (
                <li key={other.id}>
                  <PageLink to={other.id} className="inline-flex min-h-11 items-center gap-1.5">
                    {other.title}
                    <Icon name="arrow-right" />
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      </div>
    </article>
  );
}
