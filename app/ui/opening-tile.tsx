import type { ReactNode } from 'react';

interface OpeningTileProps {
  /** Tiles of one name close one another: at most one of them is open. */
  readonly name: string;
  readonly open?: boolean;
  /** Called when it opens, by a tap or by the browser. */
  readonly onOpen?: () => void;
  /** Leaves the tile out of the printed page; the page's own style for the class `left-out` does it. */
  readonly leftOut?: boolean;
  /** The tile's content; without a heading, which readers of the printed content would not see. */
  readonly tile: ReactNode;
  readonly children: ReactNode;
}

/**
 * A tile of a grid that fills its gaps (`grid-flow-dense`): its content takes the whole row under the tile's own. It opens at a tap, for
 * find-in-page and for a link into it; on paper it is open and the tile is hidden. If the browser cannot place the content, the open tile
 * takes its own row.
 */
export function OpeningTile({ name, open, onOpen, leftOut = false, tile, children }: OpeningTileProps) {
  return (
    <details
      name={name}
      open={open}
      onToggle={onOpen && (({ newState }) => newState === 'open' && onOpen())}
      className={`${leftOut ? 'left-out ' : ''}group min-w-0 open:col-span-full supports-[selector(::details-content)]:contents details-content:col-span-full details-content:min-w-0 not-print:not-open:details-content:absolute print:details-content:[block-size:auto] print:details-content:[content-visibility:visible]`}
    >
      <summary className="card flex min-h-22 list-none flex-col items-center gap-1 border-2 border-transparent px-1 py-1.5 text-center text-base leading-tight font-semibold hyphens-auto hover:border-control group-open:border-oak group-open:bg-oak group-open:text-on-oak print:hidden [&::-webkit-details-marker]:hidden">
        {tile}
      </summary>
      {children}
    </details>
  );
}
