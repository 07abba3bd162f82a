import { describe, expect, it } from 'vitest';
import { sceneIds } from '#app/content/photographs/slide.schema.ts';
import { pictureIds, pictureRecord } from '#app/content/pictures/pictures.server.ts';
import { seasonTypeIds } from '#app/content/seasons/season.schema.ts';
import { themes } from '#app/pages/gallery/example.ts';
import { exampleKinds } from '#app/pages/gallery/examples.tsx';
import { stepDrawingNames } from '#app/parts/step-drawings/step-drawing.tsx';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { builtPage, valuesOf, wordsIn } from './built-page.ts';

const examples = exampleKinds.flatMap((kind) => kind.examples);

describe.each(languages)('the gallery: %s', (language) => {
  const $ = builtPage(pathOf('gallery-test-lab', language));

  it.each(examples)('shows the example $id in each theme', ({ id, title, onlyIn }) => {
    expect(wordsIn($, `#${id} > h3`)).toEqual([title[language]]);
    for (const theme of onlyIn ? [onlyIn] : themes)
      expect(wordsIn($, `#${id} > div > [data-theme="${theme}"]`)).toEqual([expect.stringMatching(/\S/)]);
  });

  /** No two of an example's pictures are the same file. That each file is there, links.test.ts finds. */
  it.each([
    ['scenes-wide', sceneIds.length],
    ['scenes-tall', sceneIds.length],
    ['plants', seasonTypeIds.length * 2],
  ])('shows every picture of %s in each theme', (example, count) => {
    expect($(`#${example} picture`)).toHaveLength(count * themes.length);
    const files = [...valuesOf($, 'src', `#${example} img`), ...valuesOf($, 'srcset', `#${example} source:first-child`)];
    expect(new Set(files).size).toBe(count * themes.length * 2);
  });

  it('shows every picture of the articles in each theme, in forced colors and on paper', () => {
    const plates = pictureIds().filter((id) => pictureRecord(id).type === 'plate').length;
    expect($('#plates picture')).toHaveLength(plates * themes.length);
    expect($('#figures figure')).toHaveLength((pictureIds().length - plates) * themes.length);
    for (const once of ['pictures-forced-colors', 'pictures-on-paper']) expect($(`#${once} picture`)).toHaveLength(pictureIds().length);
  });

  it('shows every drawing of a step', () => {
    expect($('#step-drawings svg')).toHaveLength(stepDrawingNames.length * themes.length);
  });
});
