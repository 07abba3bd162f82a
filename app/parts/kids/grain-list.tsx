import type { PollenGrain } from '#app/content/kids/kids.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { GrainPicture } from './grain-picture.tsx';

export type ShownGrain = Localized<PollenGrain>;

/** Draws grains with their names and what is special about each. */
export function GrainList({ grains }: { readonly grains: readonly ShownGrain[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] print:grid-cols-3 print:gap-x-3 print:gap-y-1 print:text-[9pt] print:leading-snug">
      {grains.map((grain) => (
        <li key={grain.id} className="flex items-start gap-4 break-inside-avoid print:gap-2">
          <GrainPicture id={grain.id} className="size-16 flex-none print:size-8" />
          <div className="min-w-0">
            <p>
              <strong>{grain.name}</strong>
            </p>
            <p>{grain.line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
