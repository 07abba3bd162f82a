import type { Pen } from '../pen.ts';
import { axes } from './chart.ts';

/** The curve of one breath blown out, as flow against what has left the lungs: 101 points, 0 to 1 on both axes. */
function curve(scoop: number): (readonly [number, number])[] {
  return Array.from({ length: 101 }, (_, i) => {
    const volume = (i / 100) * (1 - 0.14 * scoop);
    const u = i / 100;
    const up = Math.min(1, u / 0.11);
    const rise = Math.sin((up * Math.PI) / 2);
    const fall = u < 0.11 ? 1 : (1 - (u - 0.11) / 0.89) ** (1 + 1.5 * scoop);
    return [volume, rise * fall * (1 - 0.26 * scoop)] as const;
  });
}

const path = (points: readonly (readonly [number, number])[]) =>
  points
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${Math.round((44 + x * 320) * 10) / 10} ${Math.round((206 - y * 164) * 10) / 10}`)
    .join('');

/** Both curves as far as the breath has gone. @param blown 0 at the start, 1 at its end. */
export function blowAt(p: Pen, blown: number): string {
  const shown = Math.max(2, Math.round(blown * 101));
  const well = curve(0).slice(0, shown);
  const tight = curve(1).slice(0, shown);
  const gap = `${path(well)}L${path([...tight].reverse()).slice(1)}z`;
  const [x, y] = tight.at(-1) ?? [0, 0];
  return (
    axes(p, 44, 206, 340, 180) +
    p.changed(gap).replace(/<path[^>]*stroke="[^"]*"[^>]*\/>$/, '') +
    p.line(path(well), p.tone('cell')[0], 5.4) +
    p.line(path(well), p.tone('cell')[1], 2.8) +
    p.line(path(tight), p.tone('alarm')[0], 5.4) +
    p.line(path(tight), p.tone('alarm')[1], 2.8) +
    (blown < 1 ? p.ball(Math.round(44 + x * 320), Math.round(206 - y * 164), 7, 'alarm') : '')
  );
}
