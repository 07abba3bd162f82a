import type { PollenGrain } from '#app/content/kids/kids.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { GrainPicture } from '#app/parts/kids/grains.tsx';

export type ShownGrain = Localized<PollenGrain>;

interface GrainListProps {
  readonly grains: readonly ShownGrain[];
  /** What stands behind a name, e.g. how often it was popped. */
  readonly noteOf?: (grain: ShownGrain) => string;
}

/** Grains with their names and what is special about each. */
export function GrainList({ grains, noteOf }: GrainListProps) {
  return (
    <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] print:grid-cols-2 print:gap-y-1 print:text-[10pt] print:leading-snug">
      {grains.map((grain) => (
        <li key={grain.id} className="flex items-start gap-4 break-inside-avoid">
          <GrainPicture id={grain.id} className="size-16 flex-none print:size-10" />
          <div className="min-w-0">
            <p>
              <strong>{grain.name}</strong> {noteOf && <span className="text-quiet">{noteOf(grain)}</span>}
            </p>
            <p>{grain.line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
