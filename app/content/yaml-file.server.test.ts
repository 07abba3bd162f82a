import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { weekHours } from '#app/content/practice/hours.schema.ts';
import { bilingual } from '#app/content/text/text.schema.ts';
import { contentFolder } from './content-fixture.ts';
import { ContentError, parseYaml, readYaml } from './yaml-file.server.ts';

const schema = z.strictObject({ name: bilingual, hours: weekHours.partial(), count: z.int() });

const sound = `name:
  en: North
  es: Norte
hours:
  monday:
    - opens: "08:00"
      closes: "12:00"
count: 2
`;

function problemsOf(text: string, firstLine = 1): readonly string[] {
  try {
    parseYaml(text, 'content/place.yaml', schema, firstLine);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

describe('parseYaml', () => {
  test('gives the value of a sound text', () => {
    expect(parseYaml(sound, 'content/place.yaml', schema).name.es).toBe('Norte');
  });

  test('names file, line, field and what was expected for a bad hour', () => {
    expect(problemsOf(sound.replace('"08:00"', '"25:00"'))).toEqual([
      'content/place.yaml:6 hours.monday[0].opens: expected a time "HH:MM" between 00:00 and 24:00, found "25:00"',
    ]);
  });

  test('says that Spanish is missing, and where it belongs', () => {
    expect(problemsOf(sound.replace('  es: Norte\n', ''))).toEqual([
      'content/place.yaml:1 name.es: expected text in Spanish, found nothing',
    ]);
    expect(problemsOf(sound.replace('es: Norte', 'es: ""'))).toEqual(['content/place.yaml:3 name.es: expected text in Spanish, found ""']);
  });

  test('refuses a field the schema does not know', () => {
    expect(problemsOf(sound.replace('count: 2', 'count: 2\nphone: 5'))).toEqual([
      'content/place.yaml:9 phone: unknown field, expected only fields of the schema',
    ]);
  });

  test('refuses ranges that overlap or run backwards', () => {
    const overlapping = sound
      .replace('count: 2', 'count: 2')
      .replace('closes: "12:00"', 'closes: "12:00"\n    - opens: "11:00"\n      closes: "13:00"');
    expect(problemsOf(overlapping).join()).toContain('hours.monday: expected ranges in order of time that do not overlap');
    expect(problemsOf(sound.replace('"12:00"', '"07:00"')).join()).toContain(':7 hours.monday[0].closes: expected a time after opening');
  });

  test('collects every fault of a file in one message', () => {
    const problems = problemsOf(sound.replace('"08:00"', '"8"').replace('count: 2', 'count: two'));
    expect(problems).toHaveLength(2);
    expect(problems[1]).toBe('content/place.yaml:8 count: expected a number, found "two"');
  });

  test('counts lines from where the text begins in its file', () => {
    expect(problemsOf(sound.replace('count: 2', 'count: two'), 2)[0]).toMatch(/^content\/place.yaml:9 count:/);
  });

  test('says where YAML itself cannot be read', () => {
    expect(problemsOf('name: [1, 2\ncount: 3\n')[0]).toMatch(/^content\/place.yaml:\d: expected readable YAML, found: /);
  });
});

describe('readYaml', () => {
  test('reads a file again once it has changed', () => {
    const root = contentFolder({ 'place.yaml': sound });
    const file = join(root, 'place.yaml');
    expect(readYaml(file, schema).count).toBe(2);
    expect(readYaml(file, schema)).toBe(readYaml(file, schema));
    writeFileSync(file, sound.replace('count: 2', 'count: 3'));
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect(readYaml(file, schema).count).toBe(3);
  });

  test('says which file is missing', () => {
    const root = contentFolder({});
    expect(() => readYaml(join(root, 'place.yaml'), schema)).toThrow(/place\.yaml: expected a content file, found no such file/);
  });
});
