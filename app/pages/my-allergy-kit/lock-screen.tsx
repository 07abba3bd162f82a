import type { CardData } from '#app/parts/kit/card-data.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Apple’s steps, in the reader’s language. */
const medicalId = 'https://support.apple.com/HT207021';

/** How to show allergies and contacts on a locked phone. */
export function LockScreenSteps({ kit }: CardData) {
  const w = useWords(words);
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <h3>{kit.phone.name}</h3>
      {kit.phone.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ExternalLink href={medicalId} className="inline-block min-h-11 py-2">
        {w.medicalId}
      </ExternalLink>
    </div>
  );
}
