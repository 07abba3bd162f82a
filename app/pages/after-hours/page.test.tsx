import { expect, it } from 'vitest';
import { careLevels } from '#app/content/articles/care-levels.ts';
import { frameData } from '#app/content/pages/frame.server.ts';
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { all, first, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';
import { words as articleWords } from '#app/parts/article/words.ts';
import { words as careWords } from '#app/parts/care-levels/words.ts';
import { words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { words as hoursWords } from '#app/parts/hours/words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import * as afterHoursRoute from './page.tsx';
import { words } from './words.ts';

const pages = {
  en: await renderedPage(afterHoursRoute, pathOf('after-hours', 'en')),
  es: await renderedPage(afterHoursRoute, pathOf('after-hours', 'es')),
};
const page = afterHours();

it.each(languages)('begins in %s with 911 and the way to the emergency page', (language) => {
  const [emergencyCall, second] = links(first(pages[language], 'main'));
  expect(emergencyCall).toEqual([emergencyWords.call911[language], 'tel:911']);
  expect(second).toEqual([words.steps[language], pathOf('emergency', language)]);
});

it.each(languages)(
  'has in %s a card for each level that has signs, the most urgent first, then what to do at home, each named for its problem; the phones once',
  (language) => {
    for (const { id, title, card, care, link } of page.situations) {
      const section = first(pages[language], `main #${id}`);
      expect(textOf(first(section, 'h2'))).toBe(title[language]);
      expect(all(section, 'h3').map(textOf)).toEqual([
        ...careLevels
          .filter((level) => care[level])
          .map((level) => (level === '911' && card === 'anaphylaxis' ? 'epinephrineThen911' : level))
          .map((name) => `${careWords[name][language]}: ${title[language]}`),
        `${words.home[language]}: ${title[language]}`,
      ]);
      const hrefs = links(section).map(([, href]) => href);
      const expected = [
        ...(care['911'] ? ['tel:911'] : []),
        ...(care.today ? ['#answering'] : []),
        ...(link ? [pathOf(link.to, language)] : []),
      ];
      for (const href of expected) expect(hrefs).toContain(href);
    }
    const hrefs = links(first(pages[language], 'main')).map(([, href]) => href);
    for (const { phones } of frameData(language).offices) expect(hrefs.filter((href) => href === `tel:${phones.office}`)).toHaveLength(1);
  },
);

it.each(languages)('claims nothing in %s about now before hydration', (language) => {
  const text = textOf(first(pages[language], 'main'));
  for (const claim of ['closedNow', 'noShotsNow'] as const) expect(text).not.toContain(hoursWords[claim][language]);
  expect(text.includes(articleWords.draft[language])).toBe(page.review.status === 'draft');
});
