import { mix } from '../geometry/color.ts';
import { element, line, n } from '../geometry/svg.ts';
import { body, lit } from './paint.ts';

/** Antibodies, the Y shapes by which the body knows what is not its own. */
function antibody(x: number, y: number, turn: number, size: number): string {
  const at = { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` };
  return element('g', at, line('M0 14V-2M0-2L-9-14M0-2L9-14', '#2c4f86', 7), line('M0 14V-2M0-2L-9-14M0-2L9-14', '#8aa9dc', 4));
}

/** A white blood cell with its ruffled skin, and antibodies around it. */
export function immuneSystem(): string {
  const [x, y, r] = [100, 82, 44];
  const points = Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * 2 * Math.PI;
    const d = r * (i % 2 === 0 ? 1.12 : 0.97);
    return [x + Math.cos(a) * d, y + Math.sin(a) * d] as const;
  });
  const edge = points
    .map(([px, py], i) => {
      const [qx, qy] = points[(i + 1) % points.length] ?? [px, py];
      return `${i === 0 ? `M${n((px + qx) / 2)} ${n((py + qy) / 2)}` : ''}`;
    })
    .join('');
  const curve = points
    .map((_, i) => {
      const [bx, by] = points[(i + 1) % points.length] ?? [x, y];
      const [cx, cy] = points[(i + 2) % points.length] ?? [x, y];
      return `Q${n(bx)} ${n(by)} ${n((bx + cx) / 2)} ${n((by + cy) / 2)}`;
    })
    .join('');
  return (
    element('defs', {}, lit('cell', x, y, r, '#6fae7c'), lit('core', x + 6, y + 6, 22, '#3f7a63')) +
    body(`${edge}${curve}Z`, 'cell') +
    element('path', {
      d: 'M88 72c8-10 26-8 32 4 5 12-2 24-14 25-8 1-10-4-16-4-9-1-10-15-2-25z',
      fill: 'url(#core)',
      'fill-opacity': 0.85,
    }) +
    [
      [74, 66, 4],
      [82, 104, 5],
      [124, 100, 3.5],
      [70, 86, 3],
      [112, 52, 3.5],
    ]
      .map(([cx, cy, cr]) => element('circle', { cx, cy, r: cr, fill: mix('#6fae7c', '#ffffff', 0.55), 'fill-opacity': 0.8 }))
      .join('') +
    antibody(38, 46, -52, 1) +
    antibody(160, 40, 46, 1.1) +
    antibody(34, 122, -128, 0.9) +
    antibody(164, 126, 132, 1)
  );
}
