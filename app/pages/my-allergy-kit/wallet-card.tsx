import type { CardData } from '#app/parts/kit/card-data.ts';
import { useKit } from '#app/parts/kit/kit-store.ts';
import { allergiesOf, namesOf } from '#app/parts/kit/typed-kit.ts';
import { type Typed, textIn } from '#app/parts/request-form/typed-value.ts';
import type { WordsIn } from '#app/site/language.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** The wallet card's lines with their texts; empty ones are filled in with a pen. */
function walletLines(typed: Typed, kit: CardData['kit'], w: WordsIn<typeof words>): readonly { label: string; text: string }[] {
  const both = (...parts: readonly string[]) => parts.filter((one) => one !== '').join(', ');
  return [
    { label: w.allergies, text: allergiesOf(typed, kit) },
    { label: w.deviceAndWhere, text: both(...namesOf(typed, 'devices', kit.devices), textIn(typed, 'where')) },
    { label: w.medicines, text: both(textIn(typed, 'medicines'), ...namesOf(typed, 'takes', kit.takes)) },
    { label: w.callThem, text: both(textIn(typed, 'contact'), textIn(typed, 'contactPhone')) },
  ];
}

/** To fold and carry: what a helper must know at once. */
export function WalletCard({ kit, emergency }: CardData) {
  const w = useWords(words);
  const typed = useKit();
  return (
    <div className="kit-card kit-wallet">
      <h3>{w.walletCard}</h3>
      <p className="flex items-baseline gap-2">
        {w.name}: <strong className="intake-line flex-1">{textIn(typed, 'name')}</strong>
      </p>
      {walletLines(typed, kit, w).map(({ label, text }) => (
        <p key={label}>
          {label}: <strong className={text === '' ? 'intake-line' : ''}>{text}</strong>
        </p>
      ))}
      <p className="mt-1 font-semibold text-alarm">
        {w.severe}: {emergency.first}
      </p>
    </div>
  );
}
