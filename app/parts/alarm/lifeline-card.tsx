import { words as cardWords } from '#app/parts/emergency-card/words.ts';
import { hotlineIn } from '#app/ui/hotlines.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import type { AlarmTexts } from './alarm.ts';

/** Hotlines with buttons elsewhere: 988 below, 911 in the dialog's header. */
const withButton = ['911', '988'];

interface LifelineCardProps {
  readonly lifeline: AlarmTexts['lifeline'];
  /** What to do before calling the lifeline, if something was taken or cut. */
  readonly first?: string | undefined;
  readonly headingId: string;
}

/** Draws buttons to call or text the 988 lifeline, for thoughts of self-harm; the message has the keyword that the lifeline expects. */
export function LifelineCard({ lifeline: { title, text, call, message, word }, first, headingId }: LifelineCardProps) {
  const { call911 } = useWords(cardWords);
  return (
    <section aria-labelledby={headingId} className="rounded-card border-2 border-alarm bg-alarm-mist p-4">
      <h3 id={headingId}>{title}</h3>
      {first && (
        <>
          <p className="mt-2 font-semibold">
            <WithHotlines text={first} but={['911']} />
          </p>
          {hotlineIn(first) === '911' && (
            <p className="mt-3">
              <a href="tel:911" className="btn btn-alarm">
                <Icon name="phone" />
                {call911}
              </a>
            </p>
          )}
        </>
      )}
      <p className="mt-2">
        <WithHotlines text={text} but={withButton} />
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <a href="tel:988" className="btn bg-alarm-field text-white">
          <Icon name="phone" />
          {call}
        </a>
        <a href={word ? `sms:988?body=${word}` : 'sms:988'} className="btn btn-secondary">
          {message}
        </a>
      </p>
    </section>
  );
}
