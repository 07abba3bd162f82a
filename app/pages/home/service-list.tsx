import type { HomeService } from '#app/content/pages/card.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';

/** What the practice does, six ways in. A whole row leads there; its title is the link that is read out. On phones the title is all. */
export function ServiceList({ cards }: { readonly cards: readonly Localized<HomeService>[] }) {
  return (
    <ul className="row-list">
      {cards.map(({ id, icon, title, text, to }) => (
        <li key={id} className="row">
          <Icon name={icon} className="row-icon" />
          <div className="min-w-0 flex-1">
            <h3 className="row-title">
              <PageLink to={to} className="row-link">
                {title}
              </PageLink>
            </h3>
            <p className="row-text">{text}</p>
          </div>
          <Icon name="chevron-right" className="row-arrow" />
        </li>
      ))}
    </ul>
  );
}
