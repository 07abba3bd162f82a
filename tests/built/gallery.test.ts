import { describe, expect, it } from 'vitest';
import { themes } from '#app/pages/gallery/example.ts';
import { exampleKinds } from '#app/pages/gallery/examples.tsx';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { builtPage, wordsIn } from './built-page.ts';

const examples = exampleKinds.flatMap((kind) => kind.examples);

describe.each(languages)('the gallery: %s', (language) => {
  const $ = builtPage(pathOf('gallery-test-lab', language));

  it.each(examples)('shows the example $id in each theme', ({ id, title, onlyIn }) => {
    expect(wordsIn($, `#${id} > h3`)).toEqual([title[language]]);
    for (const theme of onlyIn ? [onlyIn] : themes)
      expect(wordsIn($, `#${id} > div > [data-theme="${theme}"]`)).toEqual([expect.stringMatching(/\S/)]);
  });
});
