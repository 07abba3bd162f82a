/** A coordinate with at most one decimal; `-0` and trailing zeros cost bytes and tell nothing. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

/** Attributes of an element; `undefined` leaves one out. Presentation attributes only, never `style`. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element as text. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`;
  }
  return children.length > 0 ? `${text}>${children.join('')}</${name}>` : `${text}/>`;
}

/** A filled path; nothing at all when there is nothing to fill. */
export function shape(d: string, fill: string, opacity = 1): string {
  return d ? element('path', { d, fill, 'fill-opacity': opacity < 1 ? opacity : undefined }) : '';
}

/** A stroked path with round ends. */
export function line(d: string, stroke: string, width: number, opacity = 1): string {
  return d
    ? element('path', {
        d,
        fill: 'none',
        stroke,
        'stroke-width': width,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        'stroke-opacity': opacity < 1 ? opacity : undefined,
      })
    : '';
}

/** A colour stop: place 0–1, colour, opacity. */
export type Stop = readonly [number, string, number?];

/** The stops of a gradient as elements. */
export const stopElements = (list: readonly Stop[]): string[] =>
  list.map(([offset, color, opacity]) => element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }));

/** Stops of one colour or of several, at their places, each with its opacity where one is given. */
export const stops = (colors: string | readonly string[], at: readonly number[] = [0, 1], opacities: readonly number[] = []): Stop[] =>
  at.map((offset, i) => [offset, typeof colors === 'string' ? colors : (colors[i] ?? ''), opacities[i]]);

/** A gradient down the box of whatever it fills, or along the given user-space line. */
export function linear(id: string, list: readonly Stop[], from?: readonly [number, number], to?: readonly [number, number]): string {
  const box =
    from && to ? { x1: from[0], y1: from[1], x2: to[0], y2: to[1], gradientUnits: 'userSpaceOnUse' } : { x1: 0, y1: 0, x2: 0, y2: 1 };
  return element('linearGradient', { id, ...box }, ...stopElements(list));
}

/** A round gradient in user space. */
export function radial(id: string, cx: number, cy: number, r: number, list: readonly Stop[]): string {
  return element('radialGradient', { id, cx, cy, r, gradientUnits: 'userSpaceOnUse' }, ...stopElements(list));
}

/** The document around a picture. */
export function svg(width: number, height: number, defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`;
}

/** A smooth line through points (Catmull-Rom), without the leading move when `open` follows another path. */
export function smooth(points: readonly (readonly [number, number])[], closed = false): string {
  const count = points.length;
  const get = (i: number): readonly [number, number] =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0];
  let d = `M${n(get(0)[0])} ${n(get(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A lens, the shape of a small leaf: from (x, y), `length` long in direction `angle` (radians), `width` across. */
export function lens(x: number, y: number, length: number, width: number, angle: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [ex, ey] = [length * c, length * s];
  const [mx, my] = [ex / 2, ey / 2];
  return `M${n(x)} ${n(y)}q${n(mx - s * width)} ${n(my + c * width)} ${n(ex)} ${n(ey)}q${n(-mx + s * width)} ${n(-my - c * width)} ${n(-ex)} ${n(-ey)}z`;
}
