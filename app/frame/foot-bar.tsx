import { CallUs } from '#app/parts/offices/call-us.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { assistantWords } from './assistant-words.ts';

interface FootBarProps {
  /** The assistant's dialog, which its button opens. */
  readonly dialogId: string;
  readonly onAsk: () => void;
}

/** The assistant's button, which floats; on phones it is in a bar at the foot of the window, with links to call and to request a visit. */
export function FootBar({ dialogId, onAsk }: FootBarProps) {
  const w = useWords(assistantWords);
  return (
    <nav aria-label={w.contact} className="foot-bar screen-only">
      <button type="button" popoverTarget={dialogId} className="assistant-button btn" onClick={onAsk}>
        <Icon name="speech" className="icon" />
        <span className="foot-bar-word">{w.ask}</span>
        <span className="sr-only">{w.open.slice(w.ask.length)}</span>
      </button>
      <CallUs id="foot-call-us" className="btn" text={w.call} />
      <PageLink to="patient-routing" className="btn">
        <Icon name="calendar" className="icon" />
        {w.book}
      </PageLink>
    </nav>
  );
}
