import type { HomeService } from '#app/content/pages/card.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';

/**
 * What the practice does, six ways in. The whole card leads there; its title is the link that is read out. Further
 * links of a card lie above that area, each of a finger's height.
 */
export function ServiceCards({ cards }: { readonly cards: readonly Localized<HomeService>[] }) {
  return (
    <ul className="grid gap-x-10 grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]">
      {cards.map(({ id, icon, title, text, to, also }) => (
        <li key={id} className="relative flex flex-wrap gap-4 border-t border-line py-6">
          <Icon name={icon} className="size-12 shrink-0 text-oak" />
          <div className="min-w-0 flex-1 basis-[8em]">
            <h3>
              <PageLink to={to} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
                {title}
              </PageLink>
            </h3>
            <p className="mt-1 text-base text-quiet">{text}</p>
            {also && (
              <p className="mt-1 flex flex-wrap gap-x-5 text-base">
                {also.map((more) => (
                  <PageLink key={more.to} to={more.to} className="relative inline-flex min-h-11 items-center">
                    {more.text}
                  </PageLink>
                ))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
