import { describe, expect, it } from 'vitest';
import { seeksPhysician } from './not-found.tsx';

describe('the page for an unknown address', () => {
  it('offers the physicians to whoever looks for one', () => {
    for (const path of ['/our-doctors', '/Physicians-list', '/es/physicians/nobody']) expect(seeksPhysician(path)).toBe(true);
    for (const path of ['/team-photo', '/es/nada', '/']) expect(seeksPhysician(path)).toBe(false);
  });
});
