import { describe, expect, it } from 'vitest';
import { closingLine, measureForTable, pageTable } from './table.ts';
import { parseMdoc } from './written-text.ts';

const article = (body = 'We can help you now.') => parseMdoc('en.mdoc', `---\ntitle: T\n---\n${body}\n`);

describe('closingLine', () => {
  it('counts one article for each language, inside the floor and inside the aim', () => {
    const easy = measureForTable(article());
    const hard = measureForTable(article('Physicians occasionally recommend additional investigation.'));
    expect(easy).toMatchObject({ words: 5, insideAim: true, insideFloor: true });
    expect(closingLine([easy, hard, { ...hard, insideFloor: true }])).toBe('3 articles, 2 inside the floor, 1 inside the aim');
  });
});

describe('pageTable', () => {
  it('has a row for each page and counts each language', () => {
    const [heading, row, closing] = pageTable(['content/after-hours.yaml']);
    expect(heading).toMatch(/^page .*en: words +score.*es: words +score/);
    expect(row).toMatch(/^after-hours .*(aim|floor).*(aim|floor)/);
    expect(closing).toBe('2 pages, 2 inside the floor, 2 inside the aim');
  });
});
