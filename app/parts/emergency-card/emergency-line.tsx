import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** One tap to what to do now. A line of its own: in a phone's header there is no room left, and an icon alone would not be found in a fright. */
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
