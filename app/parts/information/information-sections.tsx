import type { ReactNode } from 'react';
import type { InformationPage } from '#app/content/pages/information.schema.ts';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';

type InformationSection = InformationPage['sections'][number];

/** How one section of a page differs from plain text and bullet points. */
interface SectionLook {
  /** Draws the section's items; without it, they are bullet points. */
  readonly items?: (items: readonly string[]) => ReactNode;
  /** Content after the section's text, e.g. the phones that it mentions. */
  readonly after?: ReactNode;
}

/** The differences by the id of the section in the content file. */
export type SectionLooks = Readonly<Record<string, SectionLook>>;

interface InformationSectionsProps {
  readonly sections: readonly InformationSection[];
  readonly looks?: SectionLooks;
  /** Whether it prints in two columns of small type, so that a page to take along fits one sheet. */
  readonly oneSheet?: boolean;
}

/** Draws bullet points in the style of running text. */
export function Bullets({ items }: { readonly items: readonly string[] }) {
  return (
    <div className="prose">
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** Draws the body of an information page: each heading is beside its text on wide screens, above it on phones. */
export function InformationSections({ sections, looks = {}, oneSheet = false }: InformationSectionsProps) {
  const paper = oneSheet ? 'print:columns-2 print:gap-x-8 print:text-[9pt] print:leading-tight' : '';
  return (
    <div className={`mx-auto max-w-page px-5 pb-8 md:px-8 md:pt-8 print:px-0 print:py-2 ${paper}`}>
      {sections.map(({ id, title, text, items, link }) => {
        const look = looks[id] ?? {};
        return (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className={`border-t border-line py-8 first:border-0 lg:grid lg:grid-cols-[17rem_1fr] lg:gap-x-12 lg:py-10 print:block print:break-inside-avoid ${oneSheet ? 'print:py-1' : 'print:py-2'}`}
          >
            <h2 id={`${id}-title`} className={oneSheet ? 'print:text-[11pt]' : undefined}>
              {title}
            </h2>
            <div className="mt-3 grid gap-4 lg:mt-1 print:mt-1 print:gap-1">
              {text.map((paragraph) => (
                <p key={paragraph} className="max-w-[38em]">
                  <WithHotlines text={paragraph} />
                </p>
              ))}
              {items.length > 0 && <div>{look.items ? look.items(items) : <Bullets items={items} />}</div>}
              {look.after}
              {link && (
                <p className="print:hidden">
                  <OnwardLink to={link.to} text={link.text} />
                </p>
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}
