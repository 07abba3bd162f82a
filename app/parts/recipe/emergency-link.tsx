import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Links from the top of the page straight to the emergency card. */
export function EmergencyLink() {
  const w = useWords(words);
  return (
    <p className="mt-4 print:hidden">
      <a href="#emergency-anaphylaxis" className="inline-flex min-h-11 items-center gap-2 font-semibold text-alarm">
        <Icon name="emergency" className="icon size-6" />
        {w.emergencyNow}
      </a>
    </p>
  );
}
