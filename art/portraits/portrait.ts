import type { PhysicianId } from '#app/site/pages.ts';
import { element, linear, radial, svg } from '../geometry/svg.ts';
import { grainGroup } from '../grains/grain.ts';
import type { GrainKind, Theme } from '../grains/model.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { juniperSprig } from './juniper-sprig.ts';
import { oakSprig } from './oak-sprig.ts';
import { ragweedSprig } from './ragweed-sprig.ts';
import type { Point, SprigColors } from './stem.ts';

/** `card` is 4:3, 640 × 480; `square` is 480 × 480. */
export type Crop = 'card' | 'square';

interface Plant {
  readonly sprig: (curve: readonly [Point, Point, Point, Point], size: number, colors: SprigColors) => string;
  readonly size: number;
  readonly grain: GrainKind;
  readonly colors: Readonly<Record<Theme, SprigColors>>;
}

/** Each physician's plant: the three that trouble San Antonio most, one for each. */
const plants: Readonly<Record<PhysicianId, Plant>> = {
  marquez: {
    sprig: juniperSprig,
    size: 118,
    grain: 'juniper',
    colors: {
      light: {
        shade: '#2f6153',
        leaf: '#5c8c6c',
        light: '#a9c9a0',
        wood: '#7a5236',
        fruit: '#5c78a8',
        fruitLight: '#b9cbe4',
        pollen: '#d08a2c',
      },
      dark: {
        shade: '#2d6155',
        leaf: '#63a184',
        light: '#b2dcbc',
        wood: '#9c7a5c',
        fruit: '#6f8cc4',
        fruitLight: '#c3d4f0',
        pollen: '#eeb154',
      },
    },
  },
  salinas: {
    sprig: ragweedSprig,
    size: 128,
    grain: 'ragweed',
    colors: {
      light: {
        shade: '#4f7f4d',
        leaf: '#7ea862',
        light: '#d3e2b0',
        wood: '#6f7f45',
        fruit: '#9aa83f',
        fruitLight: '#bfc65c',
        pollen: '#dfa224',
      },
      dark: {
        shade: '#3d7350',
        leaf: '#77ad71',
        light: '#cfe5b6',
        wood: '#93a366',
        fruit: '#adb752',
        fruitLight: '#d2d879',
        pollen: '#f3c254',
      },
    },
  },
  whitaker: {
    sprig: oakSprig,
    size: 104,
    grain: 'oak',
    colors: {
      light: {
        shade: '#2a5d4c',
        leaf: '#4c8363',
        light: '#bcd8b4',
        wood: '#6d4c34',
        fruit: '#8a6a34',
        fruitLight: '#dcbf7c',
        pollen: '#c9a23c',
      },
      dark: {
        shade: '#2c6352',
        leaf: '#5d9c7c',
        light: '#c3e2c4',
        wood: '#a17f62',
        fruit: '#a98546',
        fruitLight: '#ecd293',
        pollen: '#e6c162',
      },
    },
  },
};

const skies = {
  light: {
    sky: [
      [0, '#cfe2df'],
      [0.45, '#e3ebd9'],
      [0.78, '#f7ebcd'],
      [1, '#f9e0bd'],
    ],
    hills: ['#c9d9c4', '#b4ccb6'],
    glow: '#fff3cf',
    letters: '#1b5549',
  },
  dark: {
    sky: [
      [0, '#142733'],
      [0.5, '#1b3a42'],
      [0.85, '#2f5150'],
      [1, '#435d53'],
    ],
    hills: ['#26443f', '#1d3733'],
    glow: '#f0d494',
    letters: '#f1ece0',
  },
} as const;

/** Two soft hills at the foot, so that the monogram stands in the Hill Country and not in the void. */
function hills(width: number, [far, near]: readonly [string, string]): string {
  const at = (share: number) => Math.round(width * share);
  return (
    element('path', { fill: far, d: `M0 402C${at(0.2)} 372 ${at(0.36)} 396 ${at(0.55)} 392S${at(0.86)} 352 ${width} 366V480H0Z` }) +
    element('path', { fill: near, d: `M0 440C${at(0.16)} 424 ${at(0.42)} 420 ${at(0.6)} 436S${at(0.9)} 430 ${width} 414V480H0Z` })
  );
}

/**
 * A physician's botanical monogram: initials in the sky, a sprig of the plant in an arc around them, its pollen
 * grain rising at the lower right. `letters` is Alegreya with the initials loaded.
 */
export function portraitSvg(id: PhysicianId, initials: string, crop: Crop, theme: Theme, letters: Lettering): string {
  const { sprig, size, grain, colors } = plants[id];
  const sky = skies[theme];
  const width = crop === 'card' ? 640 : 480;
  const [sun, sunRadius] = crop === 'card' ? [{ x: 566, y: 400 }, 112] : [{ x: 424, y: 414 }, 92];
  const type = crop === 'card' ? 196 : 164;
  const centre = crop === 'card' ? 336 : 272;
  const baseline = crop === 'card' ? 300 : 296;
  const left = centre - letters.width(initials, type) / 2;
  const curve = [
    [left + 34, 472],
    [left - 138, 392],
    [left - 140, 150],
    [left + 92, 62],
  ] as const;
  const defs =
    linear('sky', sky.sky) +
    radial('glow', sun.x, sun.y, sunRadius * 2.1, [
      [0, sky.glow, theme === 'light' ? 0.95 : 0.34],
      [0.5, sky.glow, theme === 'light' ? 0.5 : 0.14],
      [1, sky.glow, 0],
    ]);
  return svg(
    width,
    480,
    defs,
    element('rect', { width, height: 480, fill: 'url(#sky)' }) +
      element('rect', { width, height: 480, fill: 'url(#glow)' }) +
      hills(width, sky.hills) +
      grainGroup(grain, { cx: sun.x, cy: sun.y, radius: sunRadius, theme, id: 'grain', cells: 420 }) +
      sprig(curve, size, colors[theme]) +
      element('path', { d: letters.outline(initials, type, left, baseline), fill: sky.letters }),
  );
}
