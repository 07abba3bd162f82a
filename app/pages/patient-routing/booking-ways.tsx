import type { InformationPage } from '#app/content/pages/information.schema.ts';
import { Bullets } from '#app/parts/information/information-sections.tsx';
import { OfficeCards } from '#app/parts/offices/office-cards.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';

/** The sections of content/appointment.yaml with ways to book; the first is open. */
export const bookingWays: readonly string[] = ['call', 'portal', 'ready'];

/** The ways to book for returning patients, one disclosure each, the phones first. */
export function BookingWays({ sections }: { readonly sections: InformationPage['sections'] }) {
  return (
    <div className="border-t border-line">
      {sections.map(({ id, title, text, items, link }, place) => (
        <details key={id} name="booking-way" open={place === 0} className="disclosure">
          <summary className="text-xl">
            {title}
            <Icon name="chevron-down" />
          </summary>
          <div className="grid gap-4">
            {text.map((paragraph) => (
              <p key={paragraph} className="max-w-[38em]">
                {paragraph}
              </p>
            ))}
            {items.length > 0 && <Bullets items={items} />}
            {place === 0 && <OfficeCards />}
            {link && (
              <p className="print:hidden">
                <OnwardLink to={link.to} text={link.text} />
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
