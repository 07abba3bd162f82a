import { formatDate } from '#app/parts/hours/format.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { PortraitImage } from '#app/ui/portrait-image.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface TeamBannerProps {
  readonly experience: { readonly years: number; readonly asOf: string };
}

/** The three physicians side by side, leading to the team page. */
export function TeamBanner({ experience }: TeamBannerProps) {
  const w = useWords(words);
  const language = useLanguage();
  const { physicians } = useFrame();
  return (
    <div className="relative flex flex-wrap items-center gap-x-8 gap-y-5 rounded-card bg-night p-7 text-night-ink md:p-10 print:bg-transparent print:p-0 print:text-black">
      <div className="flex -space-x-4 print:hidden">
        {physicians.map(({ id }) => (
          <span key={id} className="size-20 overflow-hidden rounded-full border-4 border-night bg-night md:size-24">
            <PortraitImage id={id} crop="square" alt="" sizes="96px" className="size-full" />
          </span>
        ))}
      </div>
      <div className="min-w-60 flex-1">
        <h2 className="text-3xl">{w.teamTitle}</h2>
        <p className="mt-2 text-night-quiet print:text-black">
          {w.teamText(experience.years, formatDate(experience.asOf, language, { month: 'long', year: 'numeric' }))}
        </p>
      </div>
      <PageLink to="team" className="btn border-night-ink text-night-ink after:absolute after:inset-0 hover:underline print:hidden">
        {w.teamLink}
      </PageLink>
    </div>
  );
}
