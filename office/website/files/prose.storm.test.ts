import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
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

/** Returns the value with another text in one part. */
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
    const value = proseValue(eczema);
    for (const typed of ['a', 'é *b*\n\n- c', '$&', '---']) {
      const after = proseText(eczema, changed(value, 2, 'es', `x${typed}x`));
      const before = value.parts[2]?.text.es ?? '';
      const [en, es = ''] = eczema.split(joint);
      expect(after.split(joint)).toEqual([en, es.split(before).join(`x${typed}x`)]);
    }
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
