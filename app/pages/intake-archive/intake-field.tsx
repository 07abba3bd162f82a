import type { OwnField } from '#app/content/requests/intake.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { paperWidths } from '#app/ui/paper-widths.ts';

export type SheetField = Localized<OwnField>;

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

/** One line to write on, or two for a longer answer. */
function Lines({ label, two = false }: { readonly label: string; readonly two?: boolean }) {
  return (
    <>
      <p className="intake-label">{label}</p>
      <span aria-hidden="true" className="intake-line" />
      {two && <span aria-hidden="true" className="intake-line" />}
    </>
  );
}

function Answer({ field }: { readonly field: SheetField }) {
  const { kind, options, optionsFrom } = field;
  const label = field.paperLabel ?? field.label;
  switch (kind) {
    case 'choice':
    case 'choices':
      // A list from another record, such as all insurance plans, is too long for paper: print a line.
      return options && !optionsFrom ? <Choices label={label} options={options} /> : <Lines label={label} />;
    case 'acknowledge':
      return (
        <p className="intake-options">
          <span>
            <Box />
            {label}
          </span>
        </p>
      );
    case 'longText':
      return <Lines label={label} two />;
    case 'text':
    case 'email':
    case 'phone':
    case 'date':
      return <Lines label={label} />;
    default:
      return kind satisfies never;
  }
}

/** One question on paper: lines to write on, or boxes to mark with a pen. */
export function IntakeFieldPrint({ field }: { readonly field: SheetField }) {
  return (
    <div className={`intake-field ${paperWidths[field.width]} intake-${field.kind}`}>
      <Answer field={field} />
    </div>
  );
}
