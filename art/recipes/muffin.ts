import { svg } from '../geometry/svg.ts';
import { newPen } from '../pictures/pen.ts';

/** One full-size muffin in its paper cup, what both recipes bake, on a square of 100 units. */
export function muffinSvg(): string {
  const p = newPen('light');
  const top = 'M13 53C4 44 10 28 24 27C27 13 44 9 54 14C68 8 81 17 80 29C93 32 96 46 87 53C76 60 24 60 13 53z';
  const pores = 'M22 38Q50 16 79 40M30 29Q50 12 70 27M20 47Q50 34 82 48M42 20Q52 16 60 21';
  const body =
    p.shadow(50, 92, 40, 6) +
    p.body('M19 51H81L70 90Q69 93 66 93H34Q31 93 30 90z', 'bone', { soft: 6 }) +
    p.line('M30 57L37 91M40 58L44 92M50 58V92M60 58L56 92M70 57L63 91', p.tone('bone')[0], 1.6, { 'stroke-opacity': 0.75 }) +
    p.body(top, 'allergen', { soft: 9 }) +
    p.line(pores, p.tone('allergen')[0], 2.6, { 'stroke-opacity': 0.5, 'stroke-dasharray': '0 8.5 1.5 11' });
  return svg(100, 100, p.defs(), p.grained(body));
}
