import type { Resource } from '#app/content/pages/card.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';

type ShownResource = Localized<Resource>;

function ResourceLink({ link, title }: Pick<ShownResource, 'link' | 'title'>) {
  const { outside } = useFrame();
  const className = 'text-ink no-underline after:absolute after:inset-0 hover:underline';
  if (link.kind === 'page') {
    return (
      <PageLink to={link.to} className={className}>
        {title}
      </PageLink>
    );
  }
  return (
    <ExternalLink href={outside[link.to]} className={className}>
      {title} <Icon name="external-link" className="icon inline size-5 align-baseline text-quiet" />
    </ExternalLink>
  );
}

/** What patients use again and again, as cards. */
export function ResourceCards({ cards }: { readonly cards: readonly ShownResource[] }) {
  return (
    <ul className="grid gap-5 grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]">
      {cards.map(({ id, icon, title, text, link }) => (
        <li key={id} className="card relative flex gap-4 p-6">
          <Icon name={icon} className="size-11 shrink-0 text-oak" />
          <div className="min-w-0">
            <h3>
              <ResourceLink link={link} title={title} />
            </h3>
            <p className="mt-1 text-base text-quiet">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
