import { Icon } from '#app/ui/icon.tsx';
import { PortraitImage } from '#app/ui/portrait-image.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface DoctorLetterProps {
  readonly letter: readonly string[];
  /** With title: "Dr. Elena Márquez". */
  readonly doctor: string;
  /** The physician whose photograph is by the signature; none if there is only a monogram. */
  readonly photographOf?: string;
}

/** A letter to patients that unfolds in place, without JavaScript too; always open on paper. */
export function DoctorLetter({ letter, doctor, photographOf }: DoctorLetterProps) {
  const w = useWords(words);
  return (
    <details className="open:basis-full print:details-content:[content-visibility:visible]">
      <summary className="btn btn-secondary gap-1.5 print:border-0 print:p-0">
        <Icon name="mail" className="icon print:hidden" />
        {w.letterFrom(doctor)}
        <Icon name="chevron-down" />
      </summary>
      <div className="card mt-5 max-w-2xl border-t-4 border-gold px-6 py-7 md:px-9 md:py-9 print:mt-2 print:p-4">
        <div className="grid gap-4 font-display text-xl leading-relaxed print:text-base print:leading-relaxed">
          {letter.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-6 flex items-center gap-4">
          {photographOf && (
            <div className="shrink-0 print:hidden">
              <PortraitImage id={photographOf} crop="square" alt="" sizes="72px" className="size-18 rounded-full" />
            </div>
          )}
          <p className="font-display text-2xl font-bold text-oak">{doctor}</p>
        </div>
      </div>
    </details>
  );
}
