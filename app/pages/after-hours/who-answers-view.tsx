import { words as careWords } from '#app/parts/care-levels/words.ts';
import type { NowProps } from '#app/parts/hours/now-view.ts';
import { officeNow } from '#app/parts/hours/office-now.ts';
import { stateText } from '#app/parts/hours/state-text.ts';
import { weekText } from '#app/parts/hours/week-text.ts';
import { words as hoursWords } from '#app/parts/hours/words.ts';
import { wordsIn } from '#app/site/language.ts';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { words } from './words.ts';

export interface WhoAnswersOwn {
  /** Whom to call while both offices are closed, and what to do if it gets worse. */
  readonly call: string;
  readonly worse: string;
  /** The practice's number for closed hours, if any. */
  readonly phone: string | undefined;
  /** The offices' phone numbers, in the order of `offices`. */
  readonly numbers: readonly string[];
}

/** Shows the text for `now`; without it both texts, and each office's week. */
function Answers({ own: { call, worse, phone, numbers }, offices, closures, language, now }: NowProps<WhoAnswersOwn>) {
  const w = wordsIn(words, language);
  const care = wordsIn(careWords, language);
  const states = offices.map((office) => now && officeNow(now, office, closures).clinic);
  const open = states.some((state) => state && state.state !== 'closed');
  return (
    <>
      {(open || !now) && (
        <p>
          <strong>{now ? w.open : w.ifOpen}</strong> {w.callNow}
        </p>
      )}
      {!open && (
        <p>
          <strong>{now ? w.closed : care.closed}</strong> {care.closedSign} {call} {phone && <PhoneLink number={phone} />}{' '}
          <WithHotlines text={worse} />
        </p>
      )}
      <ul className="mt-2 flex flex-wrap gap-x-12">
        {offices.map((office, place) => {
          const state = states[place];
          return (
            <li key={office.id} className="flex flex-wrap items-center gap-x-3">
              <strong>{office.name}</strong>
              <PhoneLink number={numbers[place] ?? ''} className="inline-flex min-h-11 items-center text-xl print:min-h-0" />
              <span>
                {state ? stateText(state, 'clinic', wordsIn(hoursWords, language), language) : weekText(office, 'clinic', language)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Shows whom to call for care today: the text for the present hour; both texts without JavaScript and on paper. */
export function WhoAnswersView(props: NowProps<WhoAnswersOwn>) {
  return (
    <>
      <div className={props.now && 'print-only'}>
        <Answers {...props} now={undefined} />
      </div>
      {props.now && (
        <div className="print:hidden">
          <Answers {...props} />
        </div>
      )}
    </>
  );
}
