import type { CardData } from '#app/parts/kit/card-data.ts';
import { useKit } from '#app/parts/kit/kit-store.ts';
import { textIn } from '#app/parts/request-form/typed-value.ts';
import { useWords } from '#app/ui/use-language.ts';
import { walletLines } from './wallet-lines.ts';
import { words } from './words.ts';

/** To fold and carry: what whoever helps must know at once. */
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
