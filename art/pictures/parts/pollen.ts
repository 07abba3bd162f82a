import { seeded } from '../../geometry/random.ts';
import { n } from '../../geometry/svg.ts';
import type { Pen } from '../pen.ts';

/** A grain of mountain cedar: round, strewn with granules, cracked open like a shell. Lighter in bytes than the hero's. */
export function cedarGrain(p: Pen, cx: number, cy: number, r: number): string {
  const random = seeded(5);
  const [shade, , light] = p.tone('allergen');
  const at = (share: number) => Math.round(share * r * 10) / 10;
  const granules = Array.from({ length: Math.round(r * 0.7) }, () => {
    const angle = random() * 2 * Math.PI;
    const reach = Math.sqrt(random()) * 0.9;
    return `M${n(cx + at(reach * Math.cos(angle)))} ${n(cy + at(reach * Math.sin(angle)))}h0`;
  });
  const crack = `M${cx - at(0.62)} ${cy + at(0.5)}C${cx - at(0.3)} ${cy + at(0.1)} ${cx + at(0.1)} ${cy - at(0.28)} ${cx + at(0.66)} ${cy - at(0.52)}C${cx + at(0.34)} ${cy - at(0.02)} ${cx - at(0.1)} ${cy + at(0.36)} ${cx - at(0.62)} ${cy + at(0.5)}z`;
  return (
    p.ball(cx, cy, r, 'allergen') +
    p.line(granules.join(''), light, Math.max(0.9, at(0.08)), { 'stroke-opacity': 0.75 }) +
    (r > 8 ? p.line(crack, shade, r * 0.07) + p.body(crack, 'fat', { soft: Math.max(2, r * 0.12) }) : '')
  );
}

/** A grain with short spines, as ragweed has. */
export function ragweedGrain(p: Pen, cx: number, cy: number, r: number): string {
  const ring = (reach: number, count: number, off: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI + off;
      const [x, y] = [cx + reach * r * Math.cos(angle), cy + reach * r * Math.sin(angle)];
      return `M${Math.round((x - r * 0.07) * 10) / 10} ${Math.round((y + r * 0.05) * 10) / 10}L${Math.round((x + Math.cos(angle) * r * 0.16) * 10) / 10} ${Math.round((y + Math.sin(angle) * r * 0.16 - r * 0.04) * 10) / 10}L${Math.round((x + r * 0.07) * 10) / 10} ${Math.round((y + r * 0.05) * 10) / 10}z`;
    }).join('');
  const spines = ring(0.97, 20, 0) + ring(0.74, 15, 0.2) + ring(0.48, 10, 0.1) + ring(0.2, 5, 0.4);
  return (
    p.flat(ring(0.99, 20, 0), p.tone('allergen')[0]) +
    p.ball(cx, cy, r, 'allergen') +
    p.flat(spines, p.tone('allergen')[2], 0.85) +
    p.line(spines, p.tone('allergen')[0], 0.5)
  );
}
