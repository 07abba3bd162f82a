import type { Theme } from '../drawn.ts';

/** Of one material: in shade, as it is, and lit. */
export type Tone = readonly [shade: string, base: string, light: string];

/**
 * Colours that mean the same on every picture: tissue peach, air pale blue, allergen cedar gold, medicine bluebonnet,
 * alarm coral, immune cell live oak. An epinephrine pen has its own three, tip, cap and label, as on the steps of
 * app/parts/step-drawings. By night the thing shown stays lit and its ground dims.
 */
const day = {
  tissue: ['#c67d66', '#f0b79c', '#fcdfcd'],
  lining: ['#b4505a', '#e58f8d', '#f8c6bd'],
  muscle: ['#8e2f21', '#cf6247', '#eb9a7f'],
  alarm: ['#8f2d12', '#d8573a', '#f59d80'],
  mucus: ['#94a058', '#ccd592', '#eef1cd'],
  air: ['#86aec8', '#cbe2ee', '#eef7fb'],
  allergen: ['#8a5a12', '#dba23a', '#f8dd94'],
  medicine: ['#28337f', '#5664c0', '#abb5ee'],
  cell: ['#134a3e', '#468f79', '#a5d5c1'],
  bone: ['#ad9f80', '#e6dcc4', '#fbf7ea'],
  blood: ['#7a1d22', '#b84848', '#e39b94'],
  fat: ['#c9993a', '#f0d288', '#fcefc9'],
  plastic: ['#9fb0ad', '#e8eeec', '#ffffff'],
  tip: ['#ad4a06', '#f58220', '#ffc690'],
  cap: ['#153f86', '#2f76d2', '#a5cbf7'],
  label: ['#b98410', '#f3c63b', '#fdeaa6'],
  steel: ['#5d6f72', '#a9b8ba', '#eef3f3'],
  cloth: ['#2d5b4f', '#7fb3a0', '#b9dccd'],
  light: ['#c1855f', '#efc5a2', '#fde6d1'],
  middle: ['#885431', '#bf8759', '#dfb48b'],
  dark: ['#3a2013', '#76472c', '#a3704c'],
} as const satisfies Readonly<Record<string, Tone>>;

export type ToneName = keyof typeof day;
/** The three skin colours that the people of the pictures have. */
export type Skin = 'light' | 'middle' | 'dark';

const dimmed = (hex: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Materials a little deeper than by day: white on the night's ground would glare. Dark skin and cells stay as they are, to stand out from that ground. */
const night = Object.fromEntries(
  Object.entries(day).map(([name, tone]) => [
    name,
    name === 'dark' || name === 'cell' ? tone : [0.8, 0.87, 0.9].map((share, i) => dimmed(tone[i] ?? '', share)),
  ]),
) as unknown as Readonly<Record<ToneName, Tone>>;

export const tones: Readonly<Record<Theme, Readonly<Record<ToneName, Tone>>>> = { light: day, dark: night };

/** Lines and what stands behind: ink for outlines, quiet for axes, card for the ground, mark for what changed. */
export const inks = {
  light: { ink: '#16302c', quiet: '#6b7f78', card: '#fffdf8', faint: '#e4dfd0', mark: '#a8330f' },
  dark: { ink: '#f1ece0', quiet: '#93a69e', card: '#172b29', faint: '#33504b', mark: '#ff9d7c' },
} as const satisfies Readonly<Record<Theme, object>>;

/** The disc behind a plate, by the part of the body that its topic belongs to: middle and rim. */
export const discs = {
  nose: { light: ['#e6f1f6', '#c3dbe7'], dark: ['#27464f', '#1b333a'] },
  chest: { light: ['#fbe6e1', '#eec6bd'], dark: ['#4a302f', '#342524'] },
  skin: { light: ['#fdebd9', '#f3d0b0'], dark: ['#4b3728', '#33291f'] },
  food: { light: ['#faf0cf', '#ecd597'], dark: ['#4a4023', '#322d1b'] },
  alarm: { light: ['#fde5da', '#f2bfa8'], dark: ['#4f2f24', '#37241d'] },
  immune: { light: ['#e1f0e8', '#b7d8c8'], dark: ['#224a40', '#1a362f'] },
} as const satisfies Readonly<Record<string, Readonly<Record<Theme, readonly [string, string]>>>>;

export type Disc = keyof typeof discs;
