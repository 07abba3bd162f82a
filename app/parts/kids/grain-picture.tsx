import type { GrainId } from '#app/content/seasons/grain-ids.ts';

/** Returns the path of one grain's picture, which art/families/kids.ts draws. */
export const grainPath = (id: GrainId): string => `/art/kids/grains/${id}.webp`;

/** Draws a grain as a microscope shows it, without a face, to go beside its name. */
export function GrainPicture({ id, className = 'size-16 flex-none' }: { readonly id: GrainId; readonly className?: string }) {
  return <img src={grainPath(id)} alt="" width="256" height="256" loading="lazy" decoding="async" className={className} />;
}
