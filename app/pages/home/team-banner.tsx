import { formatDate } from '#app/parts/hours/format.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface TeamBannerProps {
  readonly experience: { readonly years: number; readonly asOf: string };
}

/** Who else takes care of patients, leading to the team page. */
export function TeamBanner({ experience }: TeamBannerProps) {
  const w = useWords(words);
  const language = useLanguage();
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 print:hidden">
      <p className="min-w-0 flex-1 basis-[16em]">
        {w.teamText(experience.years, formatDate(experience.asOf, language, { month: 'long', year: 'numeric' }))}
      </p>
      <PageLink to="team" className="btn btn-secondary">
        {w.teamLink}
      </PageLink>
    </div>
  );
}
