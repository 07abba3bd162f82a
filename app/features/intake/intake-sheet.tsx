import type { Localized } from '#app/content/localized.ts';
import type { Intake } from '#app/content/schema/intake.ts';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { IntakeFieldPrint } from './intake-field.tsx';

/** The sheet as it leaves the printer: one Letter page with the practice's name and phones at its head. */
export function IntakeSheet({ sheet }: { readonly sheet: Localized<Intake> }) {
  const { brand, offices } = useFrame();
  return (
    <article className="intake-sheet" aria-labelledby="intake-title">
      <header className="intake-head">
        <div>
          <p className="intake-brand">{brand}</p>
          <h2 id="intake-title">{sheet.title}</h2>
        </div>
        <ul className="intake-offices">
          {offices.map(({ id, name, phones }) => (
            <li key={id}>
              {name}: <PhoneLink number={phones.office} />
            </li>
          ))}
        </ul>
        <p className="intake-intro">{sheet.intro}</p>
      </header>
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
