import type { ShownGrain } from '#app/parts/kids/grain-list.tsx';
import { GrainPicture } from '#app/parts/kids/grain-picture.tsx';

/** The paper version: nine grains on a board, without names, so that the clues have to be read. */
export function BingoBoard({ grains }: { readonly grains: readonly ShownGrain[] }) {
  return (
    <ul className="grid max-w-md grid-cols-3 overflow-hidden rounded-card border-2 border-ink bg-card print:max-w-[7.5cm]">
      {grains.slice(0, 9).map((grain) => (
        <li key={grain.id} className="-mr-px -mb-px grid place-items-center border border-ink p-3 print:p-1">
          <GrainPicture id={grain.id} className="aspect-square h-auto w-full max-w-28" />
          <span className="sr-only">{grain.look}</span>
        </li>
      ))}
    </ul>
  );
}
