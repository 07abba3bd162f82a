import type { Resource } from '#app/content/pages/card.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';

type RowCard = Localized<Resource>;

function RowLink({ link, title }: Pick<RowCard, 'link' | 'title'>) {
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

/** Links as rows: the whole row is the link, of which screen readers read the title. On phones only the title shows. */
export function RowList({ cards }: { readonly cards: readonly RowCard[] }) {
  return (
    <ul className="row-list">
      {cards.map(({ id, icon, title, text, link, about }) => (
        <li key={id} className="row">
          <Icon name={icon} className="row-icon" />
          <div className="min-w-0 flex-1">
            <h3 className="row-title">
              <RowLink link={link} title={title} />
            </h3>
            <p className="row-text">{text}</p>
            {about && (
              <PageLink to={about.to} className="row-about">
                {about.text}
              </PageLink>
            )}
          </div>
          <Icon name="arrow-right" className="row-arrow" />
        </li>
      ))}
    </ul>
  );
}
