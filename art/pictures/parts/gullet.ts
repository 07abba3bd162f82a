import type { Pen } from '../pen.ts';
import { blob, circle } from '../shapes.ts';

/**
 * Down a gullet as a camera sees it, `r` around (cx, cy).
 * @param sick 0 smooth and pink, 1 pale with rings, furrows and white spots, and narrower.
 */
export function ringedGullet(p: Pen, cx: number, cy: number, r: number, sick: number): string {
  const [shade] = p.tone('lining');
  const rim = circle(cx, cy, r);
  const count = 6;
  let rings = '';
  for (let i = 0; i < count; i += 1) {
    const share = 0.94 * (1 - i / (count + 0.6)) ** (1.25 - 0.1 * sick);
    const at = r * share * (1 - 0.14 * sick * (i / count));
    const d = blob(cx + i * 1.6, cy + i * 2.2, (a) => at * (1 + 0.03 * sick * Math.sin(4 * a + i)), 22);
    rings += sick > 0.5 ? p.body(d, i % 2 ? 'tissue' : 'lining', { soft: r * 0.06 }) : p.flat(d, shade, 0.13);
  }
  const hole = r * (0.2 - 0.03 * sick);
  const furrows = [0.3, 1.5, 2.5, 3.7, 5.1]
    .map((a) => {
      const at = (reach: number, bend: number) =>
        `${Math.round(cx + 7 + reach * Math.cos(a + bend))} ${Math.round(cy + 10 + reach * Math.sin(a + bend))}`;
      return `M${at(hole * 1.5, 0)}Q${at(r * 0.5, 0.1)} ${at(r * 0.84, 0)}`;
    })
    .join('');
  const spots = Array.from({ length: 14 }, (_, i) =>
    circle(
      Math.round(cx + r * (0.38 + 0.045 * (i % 9)) * Math.cos(i * 2.4)),
      Math.round(cy + r * (0.38 + 0.045 * (i % 9)) * Math.sin(i * 2.4)),
      2.4,
    ),
  ).join('');
  return (
    p.body(rim, 'lining', { soft: r * 0.2 }) +
    p.within(rim, rings + p.blurred(p.flat(circle(cx + 8, cy + 10, hole * 1.9), shade, 0.75), 9)) +
    p.flat(circle(cx + 9, cy + 12, hole), p.theme === 'light' ? '#4a1a1d' : '#2b0f12') +
    (sick > 0.5
      ? p.line(furrows, shade, r * 0.02, { 'stroke-opacity': 0.75 }) + p.flat(spots, '#fff', 0.9)
      : p.line(
          `M${cx - r * 0.6} ${cy - r * 0.45}q${r * 0.2} ${r * 0.1} ${r * 0.26} ${r * 0.3}M${cx + r * 0.5} ${cy - r * 0.6}q${-r * 0.1} ${r * 0.2} ${-r * 0.05} ${r * 0.36}M${cx - r * 0.3} ${cy + r * 0.75}q${r * 0.1} ${-r * 0.2} ${r * 0.24} ${-r * 0.24}`,
          p.tone('blood')[1],
          1.3,
          { 'stroke-opacity': 0.6 },
        )) +
    p.line(rim, p.tone('steel')[0], 3) +
    p.flat(circle(cx - r * 0.5, cy - r * 0.5, r * 0.12, r * 0.07), '#fff', 0.5)
  );
}
