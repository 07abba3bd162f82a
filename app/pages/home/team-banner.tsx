import { formatDate } from '#app/parts/hours/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface TeamBannerProps {
  readonly experience: { readonly years: number; readonly asOf: string };
}

/** The rest of the team; the whole banner links to the team page. */
export function TeamBanner({ experience }: TeamBannerProps) {
  const w = useWords(words);
  const language = useLanguage();
  return (
    <div className="team-banner print:hidden">
      <p className="min-w-0 flex-1 basis-[16em]">
        {w.teamText(experience.years, formatDate(experience.asOf, language, { month: 'long', year: 'numeric' }))}
      </p>
      <PageLink to="team" className="team-link">
        {w.teamLink}
        <Icon name="arrow-right" />
      </PageLink>
    </div>
  );
}
