import { describe, expect, it } from 'vitest';
import { actionPlans, emergency } from '#app/content/emergency.server.ts';
import { words as articleWords } from '#app/parts/article/words.ts';
import { pageWords } from './page-words.ts';
import { words } from '#app/features/emergency/words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import * as planRoute from '#app/routes/action-plan.tsx';
import * as route from '#app/routes/emergency.tsx';
import { elements, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';

/** The page itself, without its frame. */
const mainOf = (html: string) => elements(html, 'main')[0] ?? '';

describe.each(languages)('the emergency page in %s', async (language) => {
  const main = mainOf(await renderedPage(route, pathOf('emergency', language)));

  it('begins with its name, 911, and the two choices: nothing before, nothing between', () => {
    const first = textOf(main.slice(0, main.indexOf('</nav>')));
    const heading = textOf(elements(main, 'h1')[0] ?? '');
    expect(first).toBe([heading, words.call911[language], pageWords.allergic[language], pageWords.asthma[language]].join(' '));
    expect(links(main).slice(0, 3)).toEqual([
      [words.call911[language], 'tel:911'],
      [pageWords.allergic[language], '#emergency-anaphylaxis'],
      [pageWords.asthma[language], '#emergency-asthma'],
    ]);
  });

  it('has every place it links to', () => {
    const places = links(main).flatMap(([, href]) => (href.startsWith('#') ? [href.slice(1)] : []));
    expect(places.length).toBeGreaterThan(2);
    expect(places.filter((id) => !main.includes(`id="${id}"`))).toEqual([]);
  });

  it('keeps the one wording of the short steps', () => {
    const text = textOf(main);
    for (const step of [...words.anaphylaxisSteps[language].split('\n'), ...words.asthmaSteps[language].split('\n')]) {
      expect(text).toContain(step);
    }
  });

  it('shows each step of each device with its drawing', () => {
    const { anaphylaxis, asthma } = emergency();
    for (const { name, steps } of [...anaphylaxis.devices, ...asthma.devices]) {
      const list = elements(main, 'ol').find((one) => one.includes(`aria-label="${name[language]}"`)) ?? '';
      const cards = elements(list, 'li');
      expect(cards.map(textOf)).toEqual(steps.map(({ text }, place) => `${place + 1}. ${text[language]}`));
      for (const card of cards) expect(elements(card, 'svg', /aria-hidden="true"/)).toHaveLength(1);
    }
  });

  it('says that no physician has reviewed it, for as long as that is so, and where it is from', () => {
    const { review, sources } = emergency();
    expect(textOf(main).includes(articleWords.draft[language])).toBe(review.status === 'draft');
    expect(links(main).map(([, href]) => href)).toEqual(expect.arrayContaining(sources.map(({ url }) => url)));
  });

  it('carries no style attribute, which the content policy would refuse', () => {
    expect(main).not.toContain(' style=');
  });
});

describe.each(languages)('the asthma action plan in %s', async (language) => {
  const main = mainOf(await renderedPage(planRoute, pathOf('asthma-action-plan', language)));
  const zones = elements(main, 'section', /aria-labelledby="zone-/);

  it('has three zones, told apart by word and by pattern', () => {
    const names = zones.map((zone) => textOf(elements(zone, 'h3')[0] ?? ''));
    for (const [place, { name }] of actionPlans().asthma.zones.entries()) expect(names[place]).toContain(name[language]);
    const patterns = zones.map((zone) =>
      elements(zone, 'svg')[0]
        ?.match(/ d="[^"]*"/g)
        ?.join(),
    );
    expect(new Set(patterns).size).toBe(3);
  });

  it('leaves every medicine, amount and time blank', () => {
    const cells = zones.flatMap((zone) => elements(zone, 'td'));
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.filter((cell) => textOf(cell) !== '')).toEqual([]);
  });
});

describe.each(languages)('the anaphylaxis action plan in %s', async (language) => {
  const main = mainOf(await renderedPage(planRoute, pathOf('anaphylaxis-action-plan', language)));

  it('has the steps and signs of the emergency page', () => {
    const text = textOf(elements(main, 'article')[0] ?? '');
    for (const step of words.anaphylaxisSteps[language].split('\n')) expect(text).toContain(step);
    for (const { text: sign } of emergency().anaphylaxis.signs.systems) expect(text).toContain(sign[language]);
  });
});
