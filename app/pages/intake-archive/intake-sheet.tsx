import type { Intake } from '#app/content/requests/intake.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { SheetHead } from '#app/parts/sheet-head/sheet-head.tsx';
import { IntakeFieldPrint, type SheetField } from './intake-field.tsx';

type SheetSection = Localized<Intake>['sections'][number];

/** Returns a section's fields for paper: without repeated ones and those only for the form. */
function onPaper({ fields }: SheetSection): SheetField[] {
  return fields.filter((field): field is SheetField => !('same' in field) && field.only !== 'form');
}

/** The printed sheet: one Letter page with the practice's name and phones at its top. */
export function IntakeSheet({ sheet }: { readonly sheet: Localized<Intake> }) {
  const sections = sheet.sections.filter((section) => onPaper(section).length > 0);
  return (
    <article className="intake-sheet" aria-labelledby="intake-title">
      <SheetHead titleId="intake-title" title={sheet.title} intro={sheet.intro} />
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={`intake-${section.id}`} className="intake-section">
          <h3 id={`intake-${section.id}`}>{section.paperTitle ?? section.title}</h3>
          <div className="intake-fields">
            {section.note && <p className="intake-full">{section.note}</p>}
            {onPaper(section).map((field) => (
              <IntakeFieldPrint key={field.id} field={field} />
            ))}
          </div>
        </section>
      ))}
    </article>
  );
}
