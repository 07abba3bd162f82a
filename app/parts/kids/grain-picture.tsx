import type { GrainId } from '#app/content/seasons/grain-ids.ts';

/** The picture of one grain, as art/families/kids.ts draws it. */
export const grainPath = (id: GrainId): string => `/art/kids/grains/${id}.webp`;

/** A grain as the microscope shows it, without a face, beside its name. */
export function GrainPicture({ id, className = 'size-16 flex-none' }: { readonly id: GrainId; readonly className?: string }) {
  return <img src={grainPath(id)} alt="" width="256" height="256" loading="lazy" decoding="async" className={className} />;
}
