import type { Theme } from '../drawn.ts';
import { type Attributes, element, n, type Stop, stopElements, stops } from '../geometry/svg.ts';
import { type Disc, discs, inks, type Tone, type ToneName, tones } from './palette.ts';

/**
 * Draws in one theme and gathers the gradients that it needs. Every method gives SVG text; none of it holds words.
 * @param prefix begins every id, so that two drawings can stand in one document
 */
export function newPen(theme: Theme, prefix = 'p') {
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
  const round = (key: string, list: readonly Stop[], middle = '.5') =>
    shared(key, (id) =>
      element(
        'radialGradient',
        { id, cx: middle, cy: middle === '.5' ? '.5' : '.3', r: middle === '.5' ? '.5' : '.8' },
        ...stopElements(list),
      ),
    );
  const flat = (d: string, fill: string, opacity = 1) =>
    element('path', { d, fill, 'fill-rule': 'evenodd', 'fill-opacity': opacity < 1 ? opacity : undefined });
  const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
    element('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more });
  /** What to look at: outlined in the one colour kept for it, where hatching would hide what lies within. */
  const ringed = (d: string, width = 2.2) => line(d, ink.mark, width);
  return {
    theme,
    ink,
    tone,
    flat,
    line,
    ringed,
    /**
     * A closed shape with volume, as the grains have it: lit from the upper left, in shade at the lower right, without an outline.
     * `soft` is how far shade and light reach in from the edge, in units of the picture.
     */
    body(d: string, name: ToneName, { soft = 8 }: { readonly soft?: number } = {}) {
      const [shade, base, light] = tone(name);
      const path = shared(`path ${d}`, (id) => element('path', { id, d }));
      const cut = shared(`cut ${d}`, (id) => element('clipPath', { id }, element('use', { href: `#${path}` })));
      const fill = round(`body ${name}`, stops([light, base, base, shade], [0.05, 0.42, 0.8, 1]), '.36');
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
    /** A round or oval thing with volume. */
    ball(cx: number, cy: number, rx: number, name: ToneName, ry = rx) {
      const [shade, base, light] = tone(name);
      const fill = round(`ball ${name}`, stops([light, base, shade], [0, 0.5, 1]), '.36');
      const size = rx === ry ? { r: rx } : { rx, ry };
      return element(rx === ry ? 'circle' : 'ellipse', { cx, cy, ...size, fill: `url(#${fill})` });
    },
    /** What changed between two drawings: hatched and outlined. */
    changed(d: string) {
      const hatch = shared('hatch', (id) =>
        element(
          'pattern',
          { id, width: 5, height: 5, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
          element('path', { d: 'M1 0V5', stroke: ink.mark, 'stroke-width': 1, 'stroke-opacity': 0.55 }),
        ),
      );
      return flat(d, `url(#${hatch})`) + ringed(d);
    },
    /** A soft shadow on the ground. */
    shadow(cx: number, cy: number, rx: number, ry: number) {
      const fill = round('shadow', stops(theme === 'light' ? '#5b4636' : '#000', [0, 1], [theme === 'light' ? 0.34 : 0.5, 0]));
      return element('ellipse', { cx, cy, rx, ry, fill: `url(#${fill})` });
    },
    disc(cx: number, cy: number, r: number, kind: Disc) {
      const [middle, rim] = discs[kind][theme];
      const fill = round(`disc ${kind}`, stops([middle, rim], [0.2, 1]));
      return element('circle', { cx, cy, r, fill: `url(#${fill})` });
    },
    /** Shows of `body` only what lies within the path. */
    within: (d: string, body: string) => element('g', { 'clip-path': `url(#${clip(d)})` }, body),
    blurred: (body: string, by: number) => element('g', { filter: `url(#${blur(by)})` }, body),
    /** The drawing with the fine grain of an airbrush over all that it covers. */
    grained(body: string) {
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

export type Pen = ReturnType<typeof newPen>;

/** Moves, turns (degrees) and scales what is drawn around its own origin. */
export function placed(body: string, x: number, y: number, scale = 1, turn = 0): string {
  const steps = [`translate(${x} ${y})`, turn ? `rotate(${turn})` : '', scale !== 1 ? `scale(${scale})` : ''];
  return element('g', { transform: steps.join('') }, body);
}
