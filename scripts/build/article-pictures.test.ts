import { expect, it } from 'vitest';
import { siteContentWith } from '#app/content/content-fixture.ts';
import { pictureFaults } from './article-pictures.ts';

it('has a drawing for every record and a record for every drawing, of the same type', () => {
  expect(pictureFaults()).toEqual([]);
  const root = siteContentWith('pictures/sinus-door.yaml', 'type: pair', 'type: strip');
  expect(pictureFaults(root)).toEqual([expect.stringMatching(/sinus-door\.yaml type: expected pair, as it is drawn, found strip/)]);
});
