import { describe, expect, it } from 'vitest';
import { type Page, pages } from '#app/site/pages.ts';
import { pageById } from '#app/site/paths.ts';
import { groupedPages, groupOf } from './groups.ts';

describe('site map groups', () => {
  it('lists every indexed page once and no other', () => {
    const listed = groupedPages(pages).flatMap((group) => group.pages.map(({ id }) => id));
    const indexed = pages.filter((page) => page.indexed).map(({ id }) => id);
    expect(listed.toSorted()).toEqual(indexed.toSorted());
  });

  it('puts a page into its own group, else into that of the page above it', () => {
    expect(groupOf(pageById('condition/asthma'))).toBe('conditions');
    expect(groupOf(pageById('baked-egg-recipe'))).toBe('tools');
    expect(groupOf(pageById('pollen-pop'))).toBe('tools');
  });

  it('parts what is no tool into care and notices', () => {
    expect(groupOf(pageById('new-patient'))).toBe('visit');
    expect(groupOf(pageById('accessibility'))).toBe('notices');
  });

  it('leaves out groups in which nothing is indexed', () => {
    const hidden: Page[] = pages.map((page) => ({ ...page, indexed: page.group === 'insurance' }));
    expect(groupedPages(hidden).map(({ name }) => name)).toEqual(['insurance']);
  });
});
