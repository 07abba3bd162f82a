import { element, line, shape } from '../geometry/svg.ts';
import { body, lit, shadow } from './paint.ts';

/** A glass of milk, an egg and a peanut in its shell. */
export function food(): string {
  const peanut = 'M104 128c-2-13 8-21 20-20 9 1 14-4 23-8 15-6 31 3 31 18 0 16-15 23-29 19-9-3-14 0-22 4-12 5-21-2-23-13z';
  const glass = 'M30 40h48l-5 96c0 4-4 6-8 6H43c-4 0-8-2-8-6z';
  const milk = 'M32 64h44l-3.600 71c0 3-3 5-7 5H43c-4 0-7-2-7-5z';
  const egg = 'M96 62c14 0 24 20 24 36s-10 25-24 25-24-9-24-25 10-36 24-36z';
  return (
    element('defs', {}, lit('milk', 54, 100, 44, '#f2ead9'), lit('egg', 96, 92, 30, '#dfa878'), lit('nut', 140, 120, 38, '#cf9a4e')) +
    shadow(54, 142, 40) +
    shadow(96, 124, 34) +
    shadow(142, 142, 48) +
    shape(glass, '#ffffff', 0.5) +
    body(milk, 'milk') +
    element('ellipse', { cx: 54, cy: 64, rx: 22, ry: 5, fill: '#fffdf6' }) +
    line('M30 40l5 96c0 4 4 6 8 6h22c4 0 8-2 8-6l5-96', '#8fa6a8', 2, 0.8) +
    element('ellipse', { cx: 54, cy: 40, rx: 24, ry: 5, fill: 'none', stroke: '#8fa6a8', 'stroke-width': 2 }) +
    line('M40 72l2 52', '#ffffff', 4, 0.8) +
    body(egg, 'egg') +
    body(peanut, 'nut') +
    line(
      'M112 122c10 8 20 4 30-4s22-10 30-4M114 132c10 6 18 2 28-4s20-8 30-2M122 114c6 8 4 16 2 22M150 108c6 8 4 18 0 26M164 108c4 8 2 16-2 24',
      '#8a5a22',
      2,
      0.6,
    )
  );
}
