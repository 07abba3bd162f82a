import { element, n } from '../geometry/svg.ts';
import type { Theme } from '../grains/model.ts';
import { type Disc, discs, inks, type Tone, type ToneName, tones } from './palette.ts';

interface Soft {
  /** How far shade and light reach in from the edge, in units of the picture. */
  readonly soft?: number;
}

/** Draws in one theme and gathers the gradients that it needs. Every method gives SVG text; none of it holds words. */
export interface Pen {
  readonly theme: Theme;
  readonly ink: (typeof inks)[Theme];
  tone(name: ToneName): Tone;
  /** A closed shape with volume, as the grains have it: lit from the upper left, in shade at the lower right, without an outline. */
  body(d: string, name: ToneName, look?: Soft): string;
  /** A round or oval thing with volume. */
  ball(cx: number, cy: number, rx: number, name: ToneName, ry?: number): string;
  flat(d: string, color: string, opacity?: number): string;
  line(d: string, color: string, width: number, more?: Readonly<Record<string, string | number>>): string;
  /** What changed between two drawings, or what to look at: hatched, and outlined in the one colour kept for it. */
  changed(d: string): string;
  /** The same outline alone, where hatching would hide what lies within. */
  ringed(d: string, width?: number): string;
  /** A soft shadow on the ground. */
  shadow(cx: number, cy: number, rx: number, ry: number): string;
  disc(cx: number, cy: number, r: number, kind: Disc): string;
  /** Shows of `body` only what lies within the path. */
  within(d: string, body: string): string;
  blurred(body: string, by: number): string;
  /** The drawing with the fine grain of an airbrush over all that it covers. */
  grained(body: string): string;
  defs(): string;
}

/** @param prefix begins every id, so that two drawings can stand in one document. */
export function newPen(theme: Theme, prefix = 'p'): Pen {
  const made = new Map<string, string>();
  const bodies: string[] = [];
  const ink = inks[theme];
  const tone = (name: ToneName): Tone => tones[theme][name];
  /** The id of a definition, made when it is first asked for. */
  const shared = (key: string, make: (id: string) => string): string => {
    const before = made.get(key);
    if (before) return before;
    const id = `${prefix}${made.size.toString(36)}`;
    made.set(key, id);
    bodies.push(make(id));
    return id;
  };
  const blur = (by: number) =>
    shared(`blur ${by}`, (id) =>
      element('filter', { id, x: -0.4, y: -0.4, width: 1.8, height: 1.8 }, element('feGaussianBlur', { stdDeviation: by })),
    );
  const clip = (d: string) => shared(`clip ${d}`, (id) => element('clipPath', { id }, element('path', { d, 'clip-rule': 'evenodd' })));
  const round = (key: string, stops: readonly (readonly [number, string, number?])[], middle = '.5') =>
    shared(key, (id) =>
      element(
        'radialGradient',
        { id, cx: middle, cy: middle === '.5' ? '.5' : '.3', r: middle === '.5' ? '.5' : '.8' },
        ...stops.map(([offset, color, opacity]) => element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity })),
      ),
    );
  const flat: Pen['flat'] = (d, fill, opacity = 1) =>
    element('path', { d, fill, 'fill-rule': 'evenodd', 'fill-opacity': opacity < 1 ? opacity : undefined });
  const line: Pen['line'] = (d, stroke, width, more = {}) =>
    element('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more });
  const ringed: Pen['ringed'] = (d, width = 2.2) => line(d, ink.mark, width);
  return {
    theme,
    ink,
    tone,
    flat,
    line,
    ringed,
    body(d, name, { soft = 8 } = {}) {
      const [shade, base, light] = tone(name);
      const path = shared(`path ${d}`, (id) => element('path', { id, d }));
      const cut = shared(`cut ${d}`, (id) => element('clipPath', { id }, element('use', { href: `#${path}` })));
      const fill = round(
        `body ${name}`,
        [
          [0.05, light],
          [0.42, base],
          [0.8, base],
          [1, shade],
        ],
        '.36',
      );
      const stroke = (color: string, width: number, by: number, opacity: number) =>
        element('use', {
          href: `#${path}`,
          fill: 'none',
          stroke: color,
          'stroke-width': width,
          'stroke-opacity': opacity,
          filter: `url(#${blur(Math.round(soft * 5) / 10)})`,
          transform: `translate(${n(by)} ${n(by * 1.2)})`,
        });
      return (
        element('use', { href: `#${path}`, fill: `url(#${fill})` }) +
        element(
          'g',
          { 'clip-path': `url(#${cut})` },
          stroke(light, soft * 0.9, soft * 0.5, 0.5),
          stroke(shade, soft * 1.7, -soft * 0.4, 0.8),
        )
      );
    },
    ball(cx, cy, rx, name, ry = rx) {
      const [shade, base, light] = tone(name);
      const fill = round(
        `ball ${name}`,
        [
          [0, light],
          [0.5, base],
          [1, shade],
        ],
        '.36',
      );
      const size = rx === ry ? { r: rx } : { rx, ry };
      return element(rx === ry ? 'circle' : 'ellipse', { cx, cy, ...size, fill: `url(#${fill})` });
    },
    changed(d) {
      const hatch = shared('hatch', (id) =>
        element(
          'pattern',
          { id, width: 5, height: 5, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
          element('path', { d: 'M1 0V5', stroke: ink.mark, 'stroke-width': 1, 'stroke-opacity': 0.55 }),
        ),
      );
      return flat(d, `url(#${hatch})`) + ringed(d);
    },
    shadow(cx, cy, rx, ry) {
      const fill = round('shadow', [
        [0, theme === 'light' ? '#5b4636' : '#000', theme === 'light' ? 0.34 : 0.5],
        [1, theme === 'light' ? '#5b4636' : '#000', 0],
      ]);
      return element('ellipse', { cx, cy, rx, ry, fill: `url(#${fill})` });
    },
    disc(cx, cy, r, kind) {
      const [middle, rim] = discs[kind][theme];
      const fill = round(`disc ${kind}`, [
        [0.2, middle],
        [1, rim],
      ]);
      return element('circle', { cx, cy, r, fill: `url(#${fill})` });
    },
    within: (d, body) => element('g', { 'clip-path': `url(#${clip(d)})` }, body),
    blurred: (body, by) => element('g', { filter: `url(#${blur(by)})` }, body),
    grained(body) {
      const filter = shared('grain', (id) =>
        element(
          'filter',
          { id, filterUnits: 'userSpaceOnUse', 'color-interpolation-filters': 'sRGB' },
          element('feTurbulence', { baseFrequency: 0.7 }),
          element('feComposite', { in: 'SourceGraphic', operator: 'arithmetic', k2: 1, k3: 0.11, k4: -0.04 }),
          element('feComposite', { in2: 'SourceGraphic', operator: 'in' }),
        ),
      );
      return element('g', { filter: `url(#${filter})` }, body);
    },
    defs: () => bodies.join(''),
  };
}

/** Moves, turns (degrees) and scales what is drawn around its own origin. */
export function placed(body: string, x: number, y: number, scale = 1, turn = 0): string {
  const steps = [`translate(${x} ${y})`, turn ? `rotate(${turn})` : '', scale !== 1 ? `scale(${scale})` : ''];
  return element('g', { transform: steps.join('') }, body);
}
