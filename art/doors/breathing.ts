import { element, line } from '../geometry/svg.ts';
import { body, lit } from './paint.ts';

/** Both lungs with the air tubes that branch in them. */
export function breathing(): string {
  const left = 'M90 46C72 40 52 58 42 86c-8 22-9 44 0 52 9 7 34-2 46-14 5-6 4-52 2-78z';
  const right = 'M110 46c18-6 38 12 48 40 8 22 9 44 0 52-9 7-34-2-46-14-5-6-4-52-2-78z';
  const tubes = 'M100 12v44M100 56C94 68 84 70 72 82M100 56c6 12 16 14 28 26';
  const twigs =
    'M72 82c-8 6-12 16-14 28M72 82c-4 12 0 24 4 34M80 75c0 8 4 16 6 22M62 96c-6 2-9 6-11 12M66 110c-3 6-8 10-10 18' +
    'M128 82c8 6 12 16 14 28M128 82c4 12 0 24-4 34M120 75c0 8-4 16-6 22M138 96c6 2 9 6 11 12M134 110c3 6 8 10 10 18';
  return (
    element('defs', {}, lit('left', 70, 92, 56, '#d97f86'), lit('right', 130, 92, 56, '#d97f86')) +
    body(left, 'left') +
    body(right, 'right') +
    line('M84 112c-14 2-26 8-40 6', '#a94f5c', 1.8, 0.5) +
    line('M116 108c14-2 28 2 40 0M116 84c12-6 24-6 34-4', '#a94f5c', 1.8, 0.5) +
    line(tubes, '#8a3f4b', 12, 0.35) +
    line(tubes, '#f7ece6', 9) +
    line(twigs, '#f7ece6', 4) +
    line('M95 18h10M95 26h10M95 34h10M95 42h10', '#c9a9a4', 2)
  );
}
