import { element } from '../../geometry/svg.ts';
import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';

/**
 * The voice box from above as a camera shows it, the front (epiglottis) at the top, about 150 units wide around (cx, cy).
 * @param open 0 the cords meet in the middle, 1 wide open as a V pointing to the front.
 */
export function cordsFromAbove(p: Pen, cx: number, cy: number, scale: number, open: number): string {
  const gap = 4 + 32 * open;
  const way = `M0-36C${gap * 0.4}-20 ${gap} 14 ${gap * 0.98} 34Q${gap * 0.5} ${40 + open * 4} 0 ${40 + open * 4}Q${-gap * 0.5} ${40 + open * 4} ${-gap * 0.98} 34C${-gap} 14 ${-gap * 0.4}-20 0-36z`;
  const cord = `M0-38C${gap * 0.42}-22 ${gap + 1} 14 ${gap} 35L${gap + 11} 37C${gap + 15} 10 ${14 + gap * 0.4}-24 3-40z`;
  const fold = `M4-46C${22 + gap * 0.4}-36 ${30 + gap * 0.7} 6 ${24 + gap * 0.7} 38L${10 + gap} 38C${gap + 14} 10 ${14 + gap * 0.4}-24 3-40z`;
  const half =
    p.body(fold, 'lining', { soft: 5 }) +
    p.body(cord, 'bone', { soft: 4 }) +
    p.ball(18 + gap * 0.72, 48, 13, 'lining', 11) +
    p.ball(30 + gap * 0.8, 40, 9, 'lining', 8);
  return element(
    'g',
    { transform: `translate(${cx} ${cy})scale(${scale})` },
    p.body(circle(0, 0, 96), 'lining', { soft: 22 }),
    p.flat('M-60 68C-40 50-20 58 0 58C20 58 40 50 60 68C40 88-40 88-60 68z', p.tone('lining')[0], 0.6),
    p.flat('M-70-10C-70 30-50 52 0 56C50 52 70 30 70-10C60-50 30-62 0-62S-60-50-70-10z', p.tone('lining')[0], 0.35),
    p.flat(way, p.theme === 'light' ? '#3a1417' : '#1f0a0c'),
    open > 0.3
      ? p.within(way, p.line('M-24 4q24 10 48 0M-26 18q26 11 52 0M-26 31q26 11 52 0', p.tone('lining')[0], 3, { 'stroke-opacity': 0.8 }))
      : '',
    half,
    element('g', { transform: 'scale(-1 1)' }, half),
    p.body('M-58-50C-50-84 50-84 58-50C40-62 22-56 12-46Q0-38-12-46C-22-56-40-62-58-50z', 'tissue', { soft: 8 }),
  );
}
