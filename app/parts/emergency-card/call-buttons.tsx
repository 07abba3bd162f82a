import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { hotlineIn, telephoneOf } from '#app/ui/hotlines.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Draws the numbers to call: Poison Control if the card says so, then 911. */
export function CallButtons({ card: { call = '' } }: { readonly card: ShownEmergencyCard }) {
  const w = useWords(words);
  const number = hotlineIn(call);
  return (
    <>
      {number && (
        <a href={telephoneOf(number)} className="btn btn-alarm min-h-16 w-full text-xl wrap-anywhere">
          <Icon name="phone" className="icon size-8" />
          {call}
        </a>
      )}
      <a href="tel:911" className="btn btn-alarm">
        <Icon name="phone" />
        {w.call911}
      </a>
    </>
  );
}
