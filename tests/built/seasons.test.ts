import { describe, expect, it } from 'vitest';
import { conditions, services } from '#app/content/content.server.ts';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { monthsInWords } from '#app/parts/seasons/months-in-words.ts';
import { words } from '#app/parts/seasons/words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { builtPage, linksIn, valuesOf, wordsIn } from './built-page.ts';

describe.each(languages)('the air of the year: %s', (language) => {
  const $ = builtPage(pathOf('seasons', language));
  const topics = localized([...conditions(), ...services()], language);

  it.each(seasons().types)('$id has its pictures, its months in words and where to read on', ({ name, about, level, articles }) => {
    const card = $('main details').filter((_, row) => wordsIn($, $(row).find('h4')).includes(name[language]));
    expect(card).toHaveLength(1);
    const [text] = wordsIn($, card);
    expect(text).toContain(about[language]);
    expect(text).toContain(monthsInWords(level, language));
    // The grain's picture at the card's head adds nothing to its name.
    expect(valuesOf($, 'alt', card.find('img')).filter(Boolean)).toEqual([
      expect.stringMatching(/./),
      words.drawingOf[language](name[language]),
    ]);
    for (const id of articles) {
      const title = topics.find(({ pageId }) => pageId === id)?.title;
      expect(linksIn($, card)).toContainEqual({ text: title, href: pathOf(id, language) });
    }
  });
});
