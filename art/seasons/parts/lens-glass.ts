import type { Theme } from '../../drawn.ts';
import { element, line, n, radial } from '../../geometry/svg.ts';

const rims: Readonly<Record<Theme, { rim: string; gleam: string; handle: string; ground: readonly [string, string] }>> = {
  light: { rim: '#8a5a12', gleam: '#f0c566', handle: '#5b4430', ground: ['#fffdf6', '#f1ead6'] },
  dark: { rim: '#d9aa4c', gleam: '#fbe3a4', handle: '#8c6c4e', ground: ['#24413f', '#152a2b'] },
};

/**
 * A magnifying glass with what is seen through it. The handle leaves in direction `angle` (radians). `content` is cut
 * to the glass; `id` is unique in the document.
 */
export function lensGlass(cx: number, cy: number, r: number, angle: number, theme: Theme, id: string, content: string): string {
  const { rim, gleam, handle, ground } = rims[theme];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const along = (from: number, to: number): string => `M${n(cx + c * from)} ${n(cy + s * from)}L${n(cx + c * to)} ${n(cy + s * to)}`;
  return (
    element(
      'defs',
      {},
      radial(`${id}-ground`, cx - r * 0.3, cy - r * 0.35, r * 1.5, [
        [0, ground[0]],
        [1, ground[1]],
      ]),
    ) +
    element(
      'mask',
      { id: `${id}-glass`, x: 0, y: 0, width: 320, height: 320, maskUnits: 'userSpaceOnUse' },
      element('circle', { cx, cy, r, fill: '#ffffff' }),
    ) +
    line(along(r + 3, r + 12), rim, 5) +
    line(along(r + 14, r + 46), handle, 9.5) +
    line(along(r + 15, r + 45), gleam, 1.6, 0.4) +
    element('circle', { cx, cy, r, fill: `url(#${id}-ground)` }) +
    element('g', { mask: `url(#${id}-glass)` }, content) +
    element('circle', { cx, cy, r, fill: 'none', stroke: rim, 'stroke-width': 6 }) +
    element('circle', { cx, cy, r: r + 1.4, fill: 'none', stroke: gleam, 'stroke-width': 1.3, 'stroke-opacity': 0.85 }) +
    line(
      `M${n(cx - r * 0.72)} ${n(cy - r * 0.42)}A${n(r * 0.84)} ${n(r * 0.84)} 0 0 1 ${n(cx - r * 0.2)} ${n(cy - r * 0.81)}`,
      '#ffffff',
      3,
      theme === 'light' ? 0.8 : 0.28,
    )
  );
}
