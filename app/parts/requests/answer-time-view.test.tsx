import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { closures, office } from '../hours/hours-fixture.ts';
import { type AnswerTimeOwn, AnswerTimeView } from './answer-time-view.tsx';

const promise = { hours: 24, openHoursNeeded: 3 };

function shown(language: 'en' | 'es', now?: { date: string; minutes: number }, own: AnswerTimeOwn = { promise }): string {
  const records = { language, offices: [{ ...office, name: 'Medical Center' }], closures };
  return renderToStaticMarkup(<AnswerTimeView {...records} own={own} now={now} />).replaceAll('\u00a0', ' ');
}

// 1:50 on a Saturday night, and the eve of a long weekend.
it.each([
  ['en', { date: '2026-11-21', minutes: 110 }, 'Write now, and we’ll call you by Monday, November 23, 8 am, to set the time.'],
  [
    'es',
    { date: '2026-11-21', minutes: 110 },
    'Si escribe ahora, le llamamos a más tardar el lunes 23 de noviembre a las 8:00 a. m. para fijar la hora.',
  ],
  ['en', { date: '2026-11-25', minutes: 1380 }, 'Write now, and we’ll call you by Monday, November 30, 8 am, to set the time.'],
] as const)('in %s it names the day and hour by which we call', (language, now, text) => {
  expect(shown(language, now)).toContain(text);
});

it('as built, and on paper, it says that closed days do not count', () => {
  expect(shown('en')).toContain('Days when we’re closed don’t count.');
  expect(shown('es', { date: '2026-11-21', minutes: 110 })).toMatch(/print-only">Los días que cerramos no cuentan/);
});

it('promises no call on a site whose requests nobody reads', () => {
  expect(shown('en', { date: '2026-11-21', minutes: 110 }, {})).not.toContain('call you');
});
