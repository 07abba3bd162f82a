import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from '#app/features/emergency/words.ts';

interface EmergencyCardProps {
  readonly kind: 'anaphylaxis' | 'asthma';
  /** Where a page links to; to be given where the card stands twice. */
  readonly headingId?: string;
}

/** What to do at once, the same on every page about something that can turn dangerous. 911 is one tap away. */
export function EmergencyCard({ kind, headingId = `emergency-${kind}` }: EmergencyCardProps) {
  const w = useWords(words);
  const text = {
    anaphylaxis: { title: w.anaphylaxisTitle, signs: w.anaphylaxisSigns, steps: w.anaphylaxisSteps, not: w.anaphylaxisNot },
    asthma: { title: w.asthmaTitle, signs: w.asthmaSigns, steps: w.asthmaSteps, not: undefined },
  }[kind];
  return (
    <section
      aria-labelledby={headingId}
      className="max-w-3xl rounded-card border-2 border-alarm bg-alarm-mist break-inside-avoid p-5 md:p-6 print:bg-white print:p-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id={headingId} className="flex items-center gap-3 text-2xl print:text-[1.3em]">
          <Icon name="emergency" className="icon size-8 text-alarm print:size-5" />
          {text.title}
        </h2>
        <a href="tel:911" className="btn bg-alarm text-page hover:underline print:hidden">
          <Icon name="phone" />
          {w.call911}
        </a>
      </div>
      <p className="mt-3 font-semibold print:mt-1">{text.signs}</p>
      <ol className="mt-3 grid list-decimal gap-1.5 ps-6 print:mt-1 print:gap-0">
        {text.steps.split('\n').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {text.not && <p className="mt-3 font-semibold print:mt-1">{text.not}</p>}
    </section>
  );
}
