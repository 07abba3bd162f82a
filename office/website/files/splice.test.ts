import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lexer, parse } from 'yaml';
import { contentRoot } from '#app/content/content-root.server.ts';
import { type Path, withAt } from '../fields/places.ts';
import { spliced, UnwritableError } from './splice.ts';

/** Every file of the content is written by `npm run storm`. */
const isStorm = Boolean(process.env.STORM);
const files = readdirSync(contentRoot, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yaml'));
const texts = new Map(files.map((file) => [file, readFileSync(join(contentRoot, file), 'utf8')]));
const textOf = (file: string) => texts.get(file) ?? '';

/** The comments of a YAML text, without what only looks like one inside a value. */
const commentsOf = (text: string) => [...new Lexer().lex(text)].filter((token) => token.startsWith('#'));

/** The paths of all scalars of a value that can be exchanged for a text. */
function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const below = Array.isArray(value) ? value.map((item, at) => [at, item] as const) : Object.entries(value);
  return below.flatMap(([name, item]) => textPaths(item, [...path, name]));
}

const trouble = [
  '# no comment',
  'a: b',
  '- dash',
  '[x], {y}',
  '"quoted" it’s',
  ' no',
  '12',
  'true',
  '2026-01-01',
  'ends: ',
  '',
  'two\nlines',
  '¿Qué?',
  '*a',
  '{n} of',
];
const anyText = fc.oneof(
  fc.constantFrom(...trouble),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replace(/\r/g, '')),
);

/** Files in which one value stands for several: a change of one of them may be refused. */
const sharesValues = (file: string) => /: \*\w/.test(textOf(file));

function orRefusal(before: string, wanted: unknown): unknown {
  try {
    return parse(spliced(before, wanted));
  } catch (error) {
    if (error instanceof UnwritableError) return wanted;
    throw error;
  }
}

describe('a change in the source of a record', () => {
  it.runIf(isStorm).each(files)('leaves %s byte for byte when nothing has changed', (file) => {
    expect(spliced(textOf(file), parse(textOf(file)))).toBe(textOf(file));
  });

  it.runIf(isStorm)('changes the one text and no other line, and keeps every comment, in any file', () => {
    const places = new Map(files.map((file) => [file, textPaths(parse(textOf(file)))]));
    const anyPlace = fc
      .constantFrom(...files)
      .chain((file) => fc.record({ file: fc.constant(file), path: fc.constantFrom(...(places.get(file) ?? [])) }));
    const comments = new Map<string, string[]>();
    fc.assert(
      fc.property(anyPlace, anyText, ({ file, path }, text) => {
        const before = textOf(file);
        const wanted = withAt(parse(before), path, text);
        if (sharesValues(file)) {
          expect(orRefusal(before, wanted)).toEqual(wanted);
          return;
        }
        const after = spliced(before, wanted);
        expect(parse(after)).toEqual(wanted);
        if (!comments.has(file)) comments.set(file, commentsOf(before));
        expect(commentsOf(after)).toEqual(comments.get(file));
      }),
      { numRuns: 100 },
    );
  });

  const closures = () => parse(textOf('closures.yaml')).closures as Record<string, unknown>[];
  const linesOf = (text: string) => new Set(text.split('\n'));

  it('adds, removes and moves items of a list with their own lines alone', () => {
    const before = textOf('closures.yaml');
    const added = {
      id: 'easter-2027',
      from: '2027-03-26',
      offices: ['medical-center'],
      closed: 'all',
      reason: { en: 'Good Friday', es: 'Viernes Santo' },
    };
    const grown = spliced(before, { closures: [...closures(), added] });
    expect(grown).toBe(
      `${before}  - id: easter-2027\n    from: 2027-03-26\n    offices: [medical-center]\n    closed: all\n    reason: { en: Good Friday, es: Viernes Santo }\n`,
    );
    expect(spliced(grown, { closures: closures() })).toBe(before);
    const turned = spliced(before, { closures: closures().toReversed() });
    expect(linesOf(turned)).toEqual(linesOf(before));
    expect(parse(turned).closures).toEqual(closures().toReversed());
  });

  it('writes a text of several lines, in whatever way the one before it was written', () => {
    const text = 'Please bring these:\nyour card\n- your list #1';
    for (const before of ['k: old\n', 'k:\n  old\n  text\n', 'k: >-\n  old\n', 'k: "old"\n', "k: 'old'\n"])
      expect(parse(spliced(before, { k: text }))).toEqual({ k: text });
    for (const before of ['l:\n  - old\n', 'l: [old]\n']) expect(parse(spliced(before, { l: [text] }))).toEqual({ l: [text] });
  });

  it('adds and removes a field, also behind the dash', () => {
    const before = 'list: # of all\n  - sample: true\n    name: One # the first\n  # the second\n  - name: Two\n';
    const list = [{ name: 'One' }, { name: 'Two', note: { en: 'A', es: 'B' } }];
    expect(spliced(before, { list })).toBe(
      'list: # of all\n  - name: One # the first\n  # the second\n  - name: Two\n    note: { en: A, es: B }\n',
    );
  });

  it('keeps the comment above an item that is gone', () => {
    const before = 'list:\n  - a\n  # ---- letters from b on\n  - b\n  - c\n';
    expect(spliced(before, { list: ['a', 'c'] })).toBe('list:\n  - a\n  # ---- letters from b on\n  - c\n');
    expect(spliced(before, { list: ['b', 'a'] })).toBe('list:\n  # ---- letters from b on\n  - b\n  - a\n');
  });

  it('exchanges a word for a list or a record, and a list for nothing', () => {
    const before = 'offices: all # both\nphone: none\nlist:\n  - a\nlast: 1\n';
    const wanted = { offices: ['one', 'two'], phone: { sample: true, phone: '+12105550100' }, list: [], last: 1 };
    expect(spliced(before, wanted)).toBe(
      'offices: [one, two] # both\nphone: { sample: true, phone: "+12105550100" }\nlist:\n  []\nlast: 1\n',
    );
  });
});
