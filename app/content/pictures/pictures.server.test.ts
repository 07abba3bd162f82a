import { describe, expect, it } from 'vitest';
import { siteContentWith } from '#app/content/content-fixture.ts';
import { conditionSlugs, serviceSlugs } from '#app/site/article-slugs.ts';
import { articlePage } from '#app/site/paths.ts';
import { checkPictures } from './check-pictures.server.ts';
import { pictureIds, pictureProse, pictureRecord, plateOf } from './pictures.server.ts';

const articles = [
  ...conditionSlugs.map((slug) => ({ slug, page: articlePage('condition', slug).id })),
  ...serviceSlugs.map((slug) => ({ slug, page: articlePage('service', slug).id })),
];

describe('the pictures of the articles', () => {
  it.each(articles)('$slug has its plate and a figure that explains', ({ slug, page }) => {
    expect(plateOf(slug, 'es')).toMatchObject({ type: 'plate', article: page });
    const figures = pictureIds().filter((id) => pictureRecord(id).article === page && pictureRecord(id).type !== 'plate');
    expect(figures.length).toBeGreaterThan(0);
  });

  it('are each shown once in both languages of their article', () => {
    expect(checkPictures('content')).toEqual([]);
  });

  it('say what they show in a list, and fail on none of the points on visual aids', () => {
    for (const id of pictureIds()) {
      const { type, labels, pemat } = pictureRecord(id);
      if (type !== 'plate') expect(labels.length, id).toBeGreaterThan(1);
      expect(Object.values(pemat), id).not.toContain('disagree');
    }
  });

  it('travel as prose: labels with their places, in one language, values filled in', () => {
    const figure = pictureProse('food-reaction-body', 'es');
    expect(figure).toMatchObject({ tag: 'picture', attributes: { id: 'food-reaction-body', type: 'strip' } });
    expect(figure?.attributes.words).toMatch(/(^|\|)256 232 2 h\|/);
    expect(figure?.children[6]).toMatchObject({ tag: 'li', children: [expect.stringMatching(/2 horas/)] });
  });

  it('have no prose for a plate or a name nobody knows', () => {
    expect(pictureProse('plate-asthma', 'en')).toBeUndefined();
    expect(pictureProse('no-such-picture', 'en')).toBeUndefined();
  });
});

describe('faults', () => {
  it.each([
    ['type: pair', 'type: pear', /sinus-door\.yaml:1 type/],
    ['at: [124, 132]', 'at: [124, 700]', /labels\[0\]\.at/],
    ['review: { status: draft }', 'review: { status: fine }', /review/],
    ['15: agree', '15: perhaps', /pemat\.15: expected agree, disagree, or none/],
    ['article: condition/sinusitis', 'article: condition/nothing', /article: expected the id of a page/],
  ])('%s → %s', (from, to, fault) => {
    expect(() => pictureRecord('sinus-door', siteContentWith('pictures/sinus-door.yaml', from, to))).toThrow(fault);
  });
});
