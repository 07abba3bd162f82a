import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { frameData } from '#app/content/pages/frame.server.ts';
import { clinicRecords } from '#app/parts/hours/clinic-records.ts';
import { AirLineView } from './air-line-view.tsx';
import { airLine } from './air-this-month.tsx';

const cedar = { name: 'Mountain cedar', levels: Array.from({ length: 12 }, () => 2) };
const count = { day: '2026-12-28', text: 'mold low' };

const shown = (date: string | undefined, counted: typeof count | null = count) =>
  renderToStaticMarkup(
    <AirLineView
      {...clinicRecords(frameData('en'), 'en')}
      own={airLine({ cedar, count: counted ?? undefined }, 'en')}
      now={date ? { date, minutes: 0 } : undefined}
    />,
  );

describe('what was counted in the air', () => {
  it.each(['2026-12-28', '2026-12-29'])('stands on %s, its own day and the next', (date) => {
    expect(shown(date)).toContain('Counted December 28: mold low.');
  });

  it.each(['2026-12-27', '2026-12-30', '2027-12-28', undefined])('is not said on %s', (date) => {
    expect(shown(date)).not.toContain('Counted');
  });
});
