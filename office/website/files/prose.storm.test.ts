import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentRoot } from '#app/content/content-root.server.ts';
import { filesOf, readRecord } from './content-file.ts';
import { fieldAtLine, joint, type Prose, proseText, proseValue } from './prose.ts';
import { records } from './records.ts';

const prose = records.filter(({ spanish }) => spanish);
const read = async (folder: string) => {
  const record = prose.find(({ file }) => dirname(file) === folder);
  return record ? (await readRecord('.', record)).text : '';
};
const texts = await Promise.all(prose.map(async ({ file }) => ({ file, text: await read(dirname(file)) })));
const eczema = await read('conditions/eczema');

/** The value with another text in one part. */
function changed(value: Prose, at: number, language: 'en' | 'es', text: string): Prose {
  return {
    ...value,
    parts: value.parts.map((part, place) => (place === at ? { ...part, text: { ...part.text, [language]: text } } : part)),
  };
}

describe('prose in two files', () => {
  it('is every .mdoc file of the site, and says the same bytes where nothing is changed', () => {
    const files = readdirSync(contentRoot, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.mdoc'));
    expect(prose.flatMap(filesOf).toSorted()).toEqual(files.toSorted());
    for (const { file, text } of texts) {
      expect(proseText(text, proseValue(text))).toBe(text);
      expect(proseValue(text).parts.length, file).toBeGreaterThan(/^(?:conditions|services)/.test(file) ? 9 : 0);
    }
  });

  it('changes only the part that was written, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.nat(prose.length - 1),
        fc.nat(9),
        fc.constantFrom('en' as const, 'es' as const),
        fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', '-', '*', '$&', '---') }),
        (which, part, language, typed) => {
          const text = texts[which]?.text ?? '';
          const value = proseValue(text);
          const at = part % value.parts.length;
          const words = `x${typed}x`;
          const after = proseText(text, changed(value, at, language, words));
          const before = value.parts[at]?.text[language] ?? '';
          const [one, other] = language === 'en' ? [0, 1] : [1, 0];
          const [own = '', same] = [text.split(joint)[one], text.split(joint)[other]];
          expect(after.split(joint)[other]).toBe(same);
          const place = own.indexOf(before);
          expect(after.split(joint)[one]).toBe(own.slice(0, place) + words + own.slice(place + before.length));
        },
      ),
    );
  });

  it('refuses the tag of another part inside a part', () => {
    const text = 'x\n{% /part %}\n\n{% part name="more" %}\ny';
    expect(() => proseText(eczema, changed(proseValue(eczema), 0, 'en', text))).toThrow();
  });

  it('finds the field of a line', () => {
    const line = (text: string) => (eczema.split(joint)[0] ?? '').split('\n').findIndex((one) => one.startsWith(text)) + 1;
    expect(fieldAtLine(eczema, 0, line('summary:'))).toEqual({ path: 'summary.en', words: '' });
    expect(fieldAtLine(eczema, 0, line('### Adults'))).toEqual({ path: 'parts.1.text.en', words: '### Adults' });
    expect(fieldAtLine(eczema, 0, line('{% part name="help"')).path).toBe('parts.2.text.en');
  });
});
