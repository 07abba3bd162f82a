import type { HomeDoor } from '#app/content/pages/card.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { PageLink } from '#app/ui/page-link.tsx';

/** Six reasons to come, each with a picture and a color; each links to its group of conditions in patient education. */
export function Doors({ doors }: { readonly doors: readonly Localized<HomeDoor>[] }) {
  return (
    <ul className="doors">
      {doors.map(({ group, title, text }) => (
        <li key={group} className={`door door-${group}`}>
          <img src={`/art/doors/${group}.svg`} alt="" width="200" height="160" loading="lazy" decoding="async" className="door-picture" />
          <div className="door-words">
            <h3 className="text-[1.125rem]">
              <PageLink to="patient-education" hash={group} className="door-link">
                {title}
              </PageLink>
            </h3>
            <p className="door-text">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
