import { describe, expect, it } from 'vitest';
import { locations } from '#app/content/content.server.ts';
import { contentFolder, soundFiles } from '#app/content/content-fixture.ts';
import { filled, sharedValueRecords, sharedValues } from './shared-values.server.ts';

describe('the shared values', () => {
  it('take the wait after a shot from the offices, in each language', () => {
    const wait = Math.max(...locations().map(({ lastShotWaitMinutes }) => lastShotWaitMinutes));
    expect(sharedValues('en').get('wait-after-shot')).toBe(`${wait} minutes`);
    expect(sharedValues('es').get('wait-after-shot')).toBe(`${wait} minutos`);
  });

  it('have the same figures in both languages', () => {
    const figures = (text = '') => text.match(/\d+(?:\.\d+)?/g);
    for (const { id } of sharedValueRecords()) {
      expect(figures(sharedValues('es').get(id)), id).toEqual(figures(sharedValues('en').get(id)));
    }
  });

  it('refuse a figure without a source that is no draft', () => {
    const values = [{ id: 'a', about: 'a', en: '1 hour', es: '1 hora' }];
    expect(() => sharedValues('en', contentFolder({ 'shared-values.yaml': { values } }))).toThrow(
      /shared-values\.yaml:\d+ values\[0\].*: expected/,
    );
  });
});

describe('filling a record', () => {
  it('puts the value of each language below en and es, however deep, and leaves the rest alone', () => {
    const root = contentFolder(soundFiles());
    const record = {
      id: '{x}',
      parts: [{ text: { en: 'At {home-humidity}.', es: 'En {home-humidity}.' } }],
      more: { en: ['{own}'], es: ['b'] },
    };
    expect(filled(record, `${root}/portal.yaml`, root, new Map([['own', '6']]))).toEqual({
      id: '{x}',
      parts: [{ text: { en: 'At 30 to 50%.', es: 'En 30 a 50%.' } }],
      more: { en: ['6'], es: ['b'] },
    });
  });

  it('names file, line and field of a value that is not there', () => {
    const root = contentFolder(soundFiles());
    expect(() => filled({ title: { en: 'a', es: '{nothing}' } }, `${root}/portal.yaml`, root)).toThrow(
      /portal\.yaml:\d+ title\.es: expected one of \{answer-promise\}, \{home-humidity\} or the id of a situation, found \{nothing\}/,
    );
  });
});
