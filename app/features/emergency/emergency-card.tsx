import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface EmergencyCardProps {
  readonly kind: 'anaphylaxis' | 'asthma';
}

/** What to do at once, the same on every page about something that can turn dangerous. 911 is one tap away. */
export function EmergencyCard({ kind }: EmergencyCardProps) {
  const w = useWords(words);
  const text = {
    anaphylaxis: { title: w.anaphylaxisTitle, signs: w.anaphylaxisSigns, steps: w.anaphylaxisSteps, not: w.anaphylaxisNot },
    asthma: { title: w.asthmaTitle, signs: w.asthmaSigns, steps: w.asthmaSteps, not: undefined },
  }[kind];
  const headingId = `emergency-${kind}`;
  return (
    <section
      aria-labelledby={headingId}
      className="max-w-3xl rounded-card border-2 border-alarm bg-alarm-mist break-inside-avoid p-5 md:p-6 print:bg-white print:p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id={headingId} className="flex items-center gap-3 text-2xl">
          <Icon name="emergency" className="icon size-8 text-alarm" />
          {text.title}
        </h2>
        <a href="tel:911" className="btn bg-alarm text-page hover:underline print:hidden">
          <Icon name="phone" />
          {w.call911}
        </a>
      </div>
      <p className="mt-3 font-semibold">{text.signs}</p>
      <ol className="mt-3 grid list-decimal gap-1.5 ps-6">
        {text.steps.split('\n').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {text.not && <p className="mt-3 font-semibold">{text.not}</p>}
    </section>
  );
}
