import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

interface SheetTileProps {
  readonly picture: ReactNode;
  readonly name: string;
  /** What stands below its name. */
  readonly note?: string;
}

/** What stands on the tile of a sheet. */
export function SheetTile({ picture, name, note }: SheetTileProps) {
  return (
    <>
      {picture}
      <span>
        {name}
        <span className="flex items-center justify-center gap-1 font-normal text-quiet">
          {note}
          <Icon name="chevron-down" />
        </span>
      </span>
    </>
  );
}
