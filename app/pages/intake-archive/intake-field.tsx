import type { Localized } from '#app/content/localized.ts';
import type { OwnField } from '#app/content/schema/intake.ts';
import { paperWidths } from '#app/ui/paper-widths.ts';

export type SheetField = Localized<OwnField>;

/** Lines to write on where an answer is more than a few words. */
const longTextLines = ['first', 'second'] as const;

function Box() {
  return <span aria-hidden="true" className="intake-box" />;
}

function Choices({ label, options }: { readonly label: string; readonly options: NonNullable<SheetField['options']> }) {
  return (
    <>
      <p className="intake-label">{label}</p>
      <ul className="intake-options">
        {options.map((option) => (
          <li key={option.id}>
            <Box />
            {option.label}
          </li>
        ))}
      </ul>
    </>
  );
}

function Answer({ field }: { readonly field: SheetField }) {
  const { kind, label, options, optionsFrom } = field;
  // A list from another record, such as all insurance plans, is too long for paper: a line to write on.
  if (options && !optionsFrom) return <Choices label={label} options={options} />;
  if (kind === 'acknowledge') {
    return (
      <p className="intake-options">
        <span>
          <Box />
          {label}
        </span>
      </p>
    );
  }
  const lines = kind === 'longText' ? longTextLines : longTextLines.slice(0, 1);
  return (
    <>
      <p className="intake-label">{label}</p>
      {lines.map((line) => (
        <span key={line} aria-hidden="true" className="intake-line" />
      ))}
    </>
  );
}

/** One question of the paper sheet: lines to write on, or boxes to mark with a pen. */
export function IntakeFieldPrint({ field }: { readonly field: SheetField }) {
  return (
    <div className={`intake-field ${paperWidths[field.width]} intake-${field.kind}`}>
      <Answer field={field} />
    </div>
  );
}
