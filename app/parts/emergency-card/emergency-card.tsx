import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface EmergencyCardProps {
  readonly card: ShownEmergencyCard;
  /** Where a page links to; to be given where the card stands twice. */
  readonly headingId?: string;
  /** On paper only signs and steps: for a sheet of one page about something else. */
  readonly briefOnPaper?: boolean;
  /** The steps alone, where more would push away what the reader came to do. */
  readonly brief?: boolean;
}

/** What to do at once, the same on every page about something that can turn dangerous. 911 is one tap away. */
export function EmergencyCard({ card, headingId = `emergency-${card.kind}`, briefOnPaper = false, brief = false }: EmergencyCardProps) {
  const w = useWords(words);
  const { title, steps } = card;
  const { signs, mild, device = [], not } = brief ? { signs: [] } : card;
  return (
    <section
      aria-labelledby={headingId}
      className="max-w-3xl rounded-card border-2 border-alarm bg-alarm-mist break-inside-avoid p-5 md:p-6 print:bg-white print:p-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id={headingId} className="flex items-center gap-3 text-2xl print:text-[1.3em]">
          <Icon name="emergency" className="icon size-8 text-alarm print:size-5" />
          {title}
        </h2>
        <a href="tel:911" className="btn bg-alarm-field text-white hover:underline print:hidden">
          <Icon name="phone" />
          {w.call911}
        </a>
      </div>
      <p className="mt-3 font-semibold print:mt-0.5">{w.oneIsEnough}</p>
      <ul className="mt-1 grid list-disc gap-x-8 ps-6 font-semibold sm:grid-cols-2 print:mt-0 print:grid-cols-2">
        {signs.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ol className="mt-3 grid list-decimal gap-1.5 ps-6 print:mt-0.5 print:gap-0">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={briefOnPaper ? 'print:hidden' : undefined}>
        {device.map((line) => (
          <p key={line} className="mt-2 print:mt-0">
            {line}
          </p>
        ))}
        {not && <p className="mt-3 font-semibold print:mt-0.5">{not}</p>}
        {mild && <p className="mt-3 border-t border-alarm pt-3 print:mt-0.5 print:pt-0.5">{mild}</p>}
      </div>
    </section>
  );
}
