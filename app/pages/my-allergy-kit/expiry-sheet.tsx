import { formatDate } from '#app/parts/hours/format.ts';
import type { CardData } from '#app/parts/kit/card-data.ts';
import { useKit } from '#app/parts/kit/kit-store.ts';
import { textIn } from '#app/parts/request-form/typed-value.ts';
import { isDay } from '#app/requests/days.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { datedDevices, dateKey, places, refillText } from './expiry-list.ts';
import { words } from './words.ts';

/** For the fridge: which device is where, when it expires, and how to get a new one. */
export function ExpirySheet({ kit }: CardData) {
  const w = useWords(words);
  const language = useLanguage();
  const typed = useKit();
  const dateOf = (key: string) => {
    const date = textIn(typed, key);
    return isDay(date) ? formatDate(date, language, { year: 'numeric', month: 'short', day: 'numeric' }) : '';
  };
  return (
    <div className="kit-card">
      <h3>{kit.expiry.name}</h3>
      {datedDevices(typed, kit).map(({ id, name }) => (
        <div key={id}>
          <h4>{name}</h4>
          <dl className="kit-dates">
            {places.map((place) => (
              <div key={place} className="contents">
                <dt>{w[place]}</dt>
                <dd className="intake-line font-semibold">{dateOf(dateKey(id, place))}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {kit.expiry.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        {w.sayThis}: <strong>{refillText(typed, kit, w)}</strong> {kit.expiry.keepOld}
      </p>
    </div>
  );
}
