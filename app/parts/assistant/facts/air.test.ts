import { expect, it } from 'vitest';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { ask, plain, pregunta } from '#app/parts/assistant/answerer-fixture.ts';
import { outlookText } from '#app/parts/seasons/outlook-text.ts';

it('says of a plant that is named where it stands in its year, and nothing of it in another month', () => {
  const [cedar] = localized(seasons(), 'es').types.filter(({ id }) => id === 'mountain-cedar');
  if (!cedar) throw new Error('the seasons have no mountain cedar');
  const outlook = `${cedar.short}: ${outlookText(cedar.level, 12, 'es')}.`;
  expect(plain(pregunta('¿ya hay cedro?'))).toContain(outlook);
  expect(plain(ask('is mountain cedar high right now'))).toContain('Mountain cedar: ');
  expect(plain(ask('is ragweed out'))).toContain('Ragweed: ');
  expect(plain(ask('what is in the air now'))).not.toContain('Mountain cedar: ');
  expect(plain(ask('is cedar high in April'))).not.toContain('Mountain cedar: ');
});
