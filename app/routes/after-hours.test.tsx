import { expect, it } from 'vitest';
import { afterHours } from '../content/after-hours.server.ts';
import { frameData } from '../content/frame.server.ts';
import { words } from '#app/pages/after-hours/words.ts';
import { words as articleWords } from '#app/parts/article/words.ts';
import { words as hoursWords } from '#app/parts/hours/words.ts';
import { languages } from '../site/language.ts';
import { pathOf } from '../site/paths.ts';
import * as afterHoursRoute from './after-hours.tsx';
import { elements, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';

const pages = {
  en: await renderedPage(afterHoursRoute, pathOf('after-hours', 'en')),
  es: await renderedPage(afterHoursRoute, pathOf('after-hours', 'es')),
};
const page = afterHours();

it.each(languages)('begins in %s with 911 and the way to the emergency page', (language) => {
  const [main = ''] = elements(pages[language], 'main');
  const [first, second] = links(main);
  expect(first).toEqual(['911', 'tel:911']);
  expect(second).toEqual([words.steps[language], pathOf('emergency', language)]);
});

it.each(languages)('has in %s three cards for each situation, the phones of both offices in the one for calling us', (language) => {
  const phones = frameData(language).offices.map(({ phones: { office } }) => `tel:${office}`);
  for (const { id, title, link } of page.situations) {
    const [section = ''] = elements(pages[language], 'section', new RegExp(` id="${id}"`));
    expect(textOf(elements(section, 'h2')[0] ?? '')).toBe(title[language]);
    expect(elements(section, 'h3').map(textOf)).toEqual([
      articleWords.care911[language],
      words.careOpen[language],
      words.careHome[language],
    ]);
    const hrefs = links(section).map(([, href]) => href);
    for (const href of ['tel:911', ...phones, pathOf(link.to, language)]) expect(hrefs).toContain(href);
  }
});

it.each(languages)('claims nothing in %s about now before it wakes', (language) => {
  const text = textOf(elements(pages[language], 'main')[0] ?? '');
  for (const claim of ['closedNow', 'noShotsNow'] as const) expect(text).not.toContain(hoursWords[claim][language]);
  expect(text).toContain(articleWords.draft[language]);
});
