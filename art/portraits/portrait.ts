import type { Monogram } from '../content/wish.ts';
import type { Theme } from '../drawn.ts';
import { type Curve, curveOf, type Point } from '../geometry/points.ts';
import { element, linear, radial, stops, svg } from '../geometry/svg.ts';
import { grainGroup } from '../grains/grain.ts';
import type { GrainKind } from '../grains/model.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { juniperSprig } from './juniper-sprig.ts';
import { oakSprig } from './oak-sprig.ts';
import { ragweedSprig } from './ragweed-sprig.ts';
import { type SprigColors, sprigColors } from './stem.ts';

/** `card` is the sheet, 4:3, 640 × 480; `square` is 480 × 480, for small sizes. */
export type Crop = 'card' | 'square';

interface Plant {
  readonly sprig: (curve: Curve, size: number, colors: SprigColors) => string;
  readonly size: number;
  readonly colors: Readonly<Record<Theme, SprigColors>>;
}

const plants: Readonly<Record<Monogram['grain'], Plant>> = {
  juniper: {
    sprig: juniperSprig,
    size: 118,
    colors: {
      light: sprigColors('#2f6153', '#5c8c6c', '#a9c9a0', '#7a5236', '#5c78a8', '#b9cbe4', '#d08a2c'),
      dark: sprigColors('#2d6155', '#63a184', '#b2dcbc', '#9c7a5c', '#6f8cc4', '#c3d4f0', '#eeb154'),
    },
  },
  ragweed: {
    sprig: ragweedSprig,
    size: 128,
    colors: {
      light: sprigColors('#4f7f4d', '#7ea862', '#d3e2b0', '#6f7f45', '#9aa83f', '#bfc65c', '#dfa224'),
      dark: sprigColors('#3d7350', '#77ad71', '#cfe5b6', '#93a366', '#adb752', '#d2d879', '#f3c254'),
    },
  },
  oak: {
    sprig: oakSprig,
    size: 104,
    colors: {
      light: sprigColors('#2a5d4c', '#4c8363', '#bcd8b4', '#6d4c34', '#8a6a34', '#dcbf7c', '#c9a23c'),
      dark: sprigColors('#2c6352', '#5d9c7c', '#c3e2c4', '#a17f62', '#a98546', '#ecd293', '#e6c162'),
    },
  },
};

const papers = {
  light: {
    sheet: stops(['#fbf6e8', '#f6eeda', '#eee2c6'], [0, 0.6, 1]),
    edge: '#d9c9a4',
    strip: '#fffaf0',
    stripEdge: '#cdbb94',
    shade: '#8a7448',
    glow: '#fff3cf',
    stamp: '#1b5549',
  },
  dark: {
    sheet: stops(['#24403b', '#1d3733', '#172e2c'], [0, 0.6, 1]),
    edge: '#3f5d56',
    strip: '#3b5850',
    stripEdge: '#5f7d72',
    shade: '#0a1514',
    glow: '#f0d494',
    stamp: '#f0c566',
  },
} as const;

type Paper = (typeof papers)[Theme];

/** A strip of gummed paper that holds the sprig to its sheet. */
function strip(x: number, y: number, turn: number, paper: Paper): string {
  const box = { x: -44, y: -10, width: 88, height: 20, rx: 2, transform: `translate(${x} ${y}) rotate(${turn})` };
  return (
    element('rect', { ...box, y: -7, fill: paper.shade, 'fill-opacity': 0.22 }) +
    element('rect', { ...box, fill: paper.strip, stroke: paper.stripEdge, 'stroke-width': 1.2 })
  );
}

/** The initials in a ring of their own, as a herbarium stamps a sheet: `radius` wide around (x, y), in letters of the height `type`. */
function stamp(initials: string, [x, y]: Point, radius: number, type: number, paper: Paper, letters: Lettering): string {
  const ring = { cx: x, cy: y, fill: 'none', stroke: paper.stamp };
  return (
    element('circle', { ...ring, r: radius, 'stroke-width': radius / 15 }) +
    element('circle', { ...ring, r: radius * 0.87, 'stroke-width': radius / 38 }) +
    element('path', { d: letters.outline(initials, type, x - letters.width(initials, type) / 2, y + type * 0.32), fill: paper.stamp })
  );
}

/** The small form, whole within a circle: the grain, and over its lower right the sheet's stamp on a disc of paper, to be read at 48 px. */
function face(grain: GrainKind, initials: string, theme: Theme, paper: Paper, letters: Lettering): string {
  const at = [326, 326] as const;
  return svg(
    480,
    480,
    '',
    element('rect', { width: 480, height: 480, fill: paper.sheet[1]?.[1] }) +
      grainGroup(grain, { cx: 196, cy: 196, radius: 166, theme, id: 'grain', cells: 420 }) +
      element('circle', { cx: at[0], cy: at[1], r: 112, fill: paper.strip }) +
      stamp(initials, at, 104, 112, paper, letters),
  );
}

/**
 * A physician's herbarium sheet: a sprig of the plant held to the paper by two strips, its pollen grain whole at the lower
 * right, the initials as a stamp. A photograph can stand in the same place later. `letters` is Alegreya with the initials loaded.
 */
export function portraitSvg({ grain, initials }: Monogram, crop: Crop, theme: Theme, letters: Lettering): string {
  const { sprig, size, colors } = plants[grain];
  const paper = papers[theme];
  if (crop === 'square') return face(grain, initials, theme, paper, letters);
  const sun = { x: 512, y: 336, radius: 96 };
  const curve = curveOf('292,452 156,402 128,170 344,78');
  const defs =
    linear('sheet', paper.sheet) +
    radial(
      'glow',
      sun.x,
      sun.y,
      sun.radius * 1.7,
      stops(paper.glow, [0, 0.5, 1], [theme === 'light' ? 0.95 : 0.3, theme === 'light' ? 0.5 : 0.12, 0]),
    ) +
    radial('corner', 120, 60, 560, stops(paper.strip, [0, 1], [theme === 'light' ? 0.7 : 0.25, 0]));
  return svg(
    640,
    480,
    defs,
    element('rect', { width: 640, height: 480, fill: 'url(#sheet)' }) +
      element('rect', { width: 640, height: 480, fill: 'url(#corner)' }) +
      element('rect', { x: 14, y: 14, width: 612, height: 452, rx: 6, fill: 'none', stroke: paper.edge, 'stroke-width': 1.5 }) +
      element('rect', { width: 640, height: 480, fill: 'url(#glow)' }) +
      grainGroup(grain, { cx: sun.x, cy: sun.y, radius: sun.radius, theme, id: 'grain', cells: 420 }) +
      sprig(curve, size, colors[theme]) +
      strip(236, 424, -38, paper) +
      strip(208, 196, -24, paper) +
      stamp(initials, [562, 82], 46, 46, paper, letters),
  );
}
