/**
 * The tones of the step drawings. People and cloth are lighter in the light theme and deeper in the dark one, so that the line
 * around them is visible in both. They are class names, because a page may not have style attributes.
 */
export const skin = {
  fair: 'fill-[light-dark(#f3d3b5,#a0755a)]',
  tan: 'fill-[light-dark(#dfa97c,#8d5f3d)]',
  brown: 'fill-[light-dark(#b97d55,#74492f)]',
  deep: 'fill-[light-dark(#94623f,#593625)]',
} as const;

export type Skin = keyof typeof skin;

export const cloth = {
  denim: 'fill-[light-dark(#b3c3da,#3d5474)]',
  leaf: 'fill-[light-dark(#a8d0bf,#2c6253)]',
  sun: 'fill-[light-dark(#f2d992,#75591f)]',
  rose: 'fill-[light-dark(#e8c0b6,#72453f)]',
} as const;

/** Hair, and whatever is nearly black in the light theme. */
export const dark = 'fill-[light-dark(#4a3b33,#0b1514)]';

/** White plastic and paper: in the dark theme never so bright that the lines on them are lost. */
export const white = 'fill-[light-dark(#ffffff,#768d87)]';

/** The real colors by which a reader knows the devices: the same in both themes. */
export const device = {
  cap: '#2f76d2',
  tip: '#f58220',
  label: '#f3c63b',
  guard: '#d7322b',
  base: '#17191c',
} as const;
