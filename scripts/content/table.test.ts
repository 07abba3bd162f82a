import { describe, expect, it } from 'vitest';
import { closingLine, measureForTable, pageTable, reviewState } from './table.ts';
import { parseMdoc } from './written-text.ts';

const article = (review: string, body = 'We can help you now.') => parseMdoc('en.mdoc', `---\ntitle: T\n${review}---\n${body}\n`);

describe('reviewState', () => {
  it('says what the front matter says', () => {
    expect(reviewState(article('review:\n  status: draft\n'))).toBe('draft');
    expect(reviewState(article('review:\n  status: approved\n  by: Dr. Marquez\n  date: "2027-01-03"\n'))).toBe(
      'approved by Dr. Marquez on 2027-01-03',
    );
    expect(reviewState(article(''))).toBe('no review state');
    expect(reviewState(article('draft: true\n'))).toBe('draft');
  });
});

describe('closingLine', () => {
  it('counts one article for each language, inside the floor and inside the aim', () => {
    const easy = measureForTable(article(''));
    const hard = measureForTable(article('', 'Physicians occasionally recommend additional investigation.'));
    expect(easy).toMatchObject({ words: 5, insideAim: true, insideFloor: true });
    expect(closingLine([easy, hard, { ...hard, insideFloor: true }])).toBe('3 articles, 2 inside the floor, 1 inside the aim');
  });
});

describe('measureForTable', () => {
  it('scores a text harder where the given words count too', () => {
    const { score, strictScore } = measureForTable(article('', 'This is anaphylaxis.'));
    expect(strictScore).toBeGreaterThan(score);
  });
});

describe('pageTable', () => {
  it('has a row for each page and counts each language', () => {
    const [heading, row, closing] = pageTable(['content/after-hours.yaml']);
    expect(heading).toMatch(/^page .*en: words +score strict.*es: words +score strict/);
    expect(row).toMatch(/^after-hours .*draft.*draft/);
    expect(closing).toBe('2 pages, 2 inside the floor, 2 inside the aim');
  });
});
