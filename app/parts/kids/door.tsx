import type { ReactNode } from 'react';
import type { PageId } from '#app/site/pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';

interface DoorProps {
  readonly to: PageId;
  readonly title: string;
  readonly text: string;
  /** Of 160 by 110 units round its middle. */
  readonly picture: ReactNode;
  readonly as: 'h2' | 'h3';
}

/** A large card that leads to one of the children's pages; all of it can be tapped. */
export function Door({ to, title, text, picture, as: Heading }: DoorProps) {
  return (
    <li className="card group relative grid grid-rows-[auto_1fr] overflow-hidden focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-bluebonnet">
      <svg viewBox="-80 -55 160 110" className="block w-full bg-mist forced-color-adjust-none" aria-hidden="true" focusable="false">
        <path d="M-80 34C-50 20-20 30 10 34S60 24 80 30V55H-80z" className="fill-oak" opacity="0.18" />
        {picture}
      </svg>
      <div className="p-5">
        <Heading className="text-2xl">
          <PageLink to={to} className="text-ink no-underline outline-none after:absolute after:inset-0 group-hover:underline">
            {title}
          </PageLink>
        </Heading>
        <p className="mt-2 flex items-end justify-between gap-3">
          {text}
          <Icon name="arrow-right" className="icon size-6 text-oak" />
        </p>
      </div>
    </li>
  );
}
