import { type PaperWidth, paperWidths } from '#app/ui/paper-widths.ts';

interface BlankProps {
  readonly label: string;
  readonly width?: PaperWidth;
  /** What the reader has typed already. */
  readonly value?: string;
}

/** A line to write on, with what belongs there above it: as on our other paper sheets. */
export function Blank({ label, width = 'third', value = '' }: BlankProps) {
  return (
    <div className={`intake-field ${paperWidths[width]}`}>
      <p className="intake-label">{label}</p>
      <span aria-hidden={value === '' ? true : undefined} className="intake-line font-semibold">
        {value}
      </span>
    </div>
  );
}

/** Boxes to mark with a pen; `open` names one that the writer explains. */
export function Boxes({ options, open }: { readonly options: readonly string[]; readonly open?: string }) {
  return (
    <div className="intake-field intake-full">
      <ul className="intake-options">
        {options.map((option) => (
          <li key={option}>
            <span aria-hidden="true" className="intake-box" />
            {option}
          </li>
        ))}
        {open && (
          <li>
            <span aria-hidden="true" className="intake-box" />
            {open}: <span aria-hidden="true" className="inline-block w-32 border-b border-control" />
          </li>
        )}
      </ul>
    </div>
  );
}

/** A question with one answer to mark, such as yes or no. */
export function Choice({ label, answers }: { readonly label: string; readonly answers: readonly string[] }) {
  return (
    <div className="intake-field intake-third">
      <p className="intake-label">{label}</p>
      <ul className="intake-options">
        {answers.map((answer) => (
          <li key={answer}>
            <span aria-hidden="true" className="intake-box" />
            {answer}
          </li>
        ))}
      </ul>
    </div>
  );
}
