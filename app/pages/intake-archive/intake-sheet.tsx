import type { Localized } from '#app/content/localized.ts';
import type { Intake } from '#app/content/schema/intake.ts';
import { IntakeFieldPrint } from './intake-field.tsx';
import { SheetHead } from '#app/parts/sheet-head/sheet-head.tsx';

/** The sheet as it leaves the printer: one Letter page with the practice's name and phones at its head. */
export function IntakeSheet({ sheet }: { readonly sheet: Localized<Intake> }) {
  return (
    <article className="intake-sheet" aria-labelledby="intake-title">
      <SheetHead titleId="intake-title" title={sheet.title} intro={sheet.intro} />
      {sheet.sections.map(({ id, title, note, fields }) => (
        <section key={id} aria-labelledby={`intake-${id}`} className="intake-section">
          <h3 id={`intake-${id}`}>{title}</h3>
          <div className="intake-fields">
            {note && <p className="intake-full">{note}</p>}
            {fields.map((field) => (
              <IntakeFieldPrint key={field.id} field={field} />
            ))}
          </div>
        </section>
      ))}
    </article>
  );
}
