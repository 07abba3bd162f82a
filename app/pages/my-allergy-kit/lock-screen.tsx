import type { CardData } from '#app/parts/kit/card-data.ts';
import { useKit } from '#app/parts/kit/kit-store.ts';
import { textIn } from '#app/parts/request-form/typed-value.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { SaveButton } from '#app/ui/save-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { walletLines } from './wallet-card.tsx';
import { words } from './words.ts';

/** Apple’s own steps, in the reader’s language. */
const medicalId = 'https://support.apple.com/HT207021';

/** The wallet card as a picture for the phone's locked screen, drawn on the device, and the phone's own place for it. */
export function LockScreenTools({ kit, emergency }: CardData) {
  const w = useWords(words);
  const typed = useKit();
  async function save() {
    const style = getComputedStyle(document.body);
    const { saveLockScreen } = await import('./draw-lock-screen.ts');
    await saveLockScreen(w.lockFile, {
      title: w.walletCard,
      name: textIn(typed, 'name'),
      lines: walletLines(typed, kit, w),
      act: `${w.severe}: ${emergency.first}`,
      fonts: { display: style.getPropertyValue('--font-display'), sans: style.getPropertyValue('--font-sans') },
    });
  }
  return (
    <div className="mb-4 grid justify-items-start gap-2 print:hidden">
      <div className="needs-script">
        <SaveButton onSave={save}>{w.savePicture}</SaveButton>
      </div>
      {kit.phone.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ExternalLink href={medicalId} className="inline-block min-h-11 py-2">
        {w.medicalId}
      </ExternalLink>
    </div>
  );
}
