import type { Resource } from '#app/content/pages/card.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';

type ShownResource = Localized<Resource>;

function ResourceLink({ link, title }: Pick<ShownResource, 'link' | 'title'>) {
  const { outside } = useFrame();
  if (link.kind === 'page') {
    return (
      <PageLink to={link.to} className="row-link">
        {title}
      </PageLink>
    );
  }
  return (
    <ExternalLink href={outside[link.to]} className="row-link">
      {title} <Icon name="external-link" className="icon inline size-5 align-baseline text-quiet" />
    </ExternalLink>
  );
}

/** What patients use again and again, a row each; on phones the title is all. */
export function ResourceList({ cards }: { readonly cards: readonly ShownResource[] }) {
  return (
    <ul className="row-list">
      {cards.map(({ id, icon, title, text, link }) => (
        <li key={id} className="row">
          <Icon name={icon} className="row-icon" />
          <div className="min-w-0 flex-1">
            <h3 className="row-title">
              <ResourceLink link={link} title={title} />
            </h3>
            <p className="row-text">{text}</p>
          </div>
          <Icon name="chevron-right" className="row-arrow" />
        </li>
      ))}
    </ul>
  );
}
