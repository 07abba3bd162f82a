import { describe, expect, it } from 'vitest';
import { seeksPhysician } from './not-found.tsx';
import { words } from './words.ts';

describe('the page for an unknown address', () => {
  it('says in English what the specification says', () => {
    const { title, text, home, team, schedule, viewProfile } = words;
    expect([title, text, home, team, schedule, viewProfile].map(({ en }) => en.replaceAll('’', "'"))).toEqual([
      'Page Not Found',
      "We couldn't find the page you're looking for. It may have been moved or no longer exists.",
      'Return to Home',
      'View Our Team',
      'Schedule Appointment',
      'View Profile',
    ]);
  });

  it('offers the physicians to whoever looks for one', () => {
    for (const path of ['/our-doctors', '/Physicians-list', '/es/physicians/nobody']) expect(seeksPhysician(path)).toBe(true);
    for (const path of ['/team-photo', '/es/nada', '/']) expect(seeksPhysician(path)).toBe(false);
  });
});
