import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Links to what to do now, on a separate line: a phone's header has no room left, and a frightened reader would miss an icon alone. */
export function EmergencyLine() {
  const w = useWords(words);
  return (
    <div className="emergency-line mx-auto flex max-w-page px-5 md:px-8">
      <PageLink
        to="emergency"
        className="-me-3 inline-flex min-h-[30px] items-center gap-1.5 text-base leading-tight font-semibold text-ink no-underline hover:underline"
      >
        <Icon name="emergency" className="icon size-5 text-alarm" />
        {w.emergencyNow}
      </PageLink>
    </div>
  );
}
