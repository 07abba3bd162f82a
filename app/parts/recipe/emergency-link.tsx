import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** From the top of the page straight to the emergency card. */
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

/** Small print for a sheet of one page, the shared emergency card on it too. */
export const oneSheet =
  'print:text-[8.2pt] print:leading-tight print:[&_:is(h2,h3)]:text-[10.5pt] print:[&_.lead]:mt-0 print:[&_.lead]:max-w-none print:[&_.lead]:text-[9pt] print:[&_h1]:text-[16pt] print:[&_section>div]:py-1 print:[&_section>div>div]:mt-1';
