import { describe, expect, it } from 'vitest';
import { sourcesOf } from '#app/content/articles/sources.server.ts';
import { actionPlans, emergency } from '#app/content/emergency/emergency.server.ts';
import * as planRoute from '#app/pages/action-plan/page.tsx';
import { all, first, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';
import { words as articleWords } from '#app/parts/article/words.ts';
import { words } from '#app/parts/emergency-card/words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import * as route from './page.tsx';
import { pageWords } from './page-words.ts';

/** The page without its frame. */
const mainOf = (page: Document) => first(page, 'main');

describe.each(languages)('the emergency page in %s', async (language) => {
  const main = mainOf(await renderedPage(route, pathOf('emergency', language)));

  it('begins with its name, epinephrine, 911, the guided way and the three choices: nothing before, nothing between, and each choice said once', () => {
    const { steps, spray } = emergency().opening;
    const numbered = [`1${steps[0][language]}${spray[language]}`, `2${steps[1][language]}`];
    const opening = [textOf(first(main, 'h1')), pageWords.forAllergic[language], ...numbered, words.stepByStep[language]];
    const solid = (text = '') => text.replaceAll(' ', '');
    expect(solid(textOf(main)).startsWith(solid(opening.join('')))).toBe(true);
    expect(
      links(main)
        .slice(0, 3)
        .map(([text, href]) => [solid(text), href]),
    ).toEqual([
      [solid(numbered[0]), '#use-epinephrine'],
      [solid(numbered[1]), 'tel:911'],
      [solid(words.stepByStep[language]), pathOf('calm-mode', language)],
    ]);
    const choices: readonly string[] = [pageWords.allergic[language], pageWords.asthma[language], pageWords.choking[language]];
    expect(all(main, 'summary > h2').slice(0, 3).map(textOf)).toEqual(choices);
    expect(all(main, 'a, h2').filter((part) => choices.includes(textOf(part)))).toHaveLength(3);
  });

  it('keeps the one wording of the short steps', () => {
    const text = textOf(main);
    const { anaphylaxis, asthma, choking, poison, battery } = emergency().cards;
    const solid = (words: string) => words.replaceAll(' ', '');
    for (const { steps } of [anaphylaxis, asthma, choking, poison, battery])
      for (const step of steps) expect(solid(text)).toContain(solid(step[language]));
  });

  it('shows each step of each device with its drawing', () => {
    const { anaphylaxis, asthma } = emergency();
    for (const { name, steps } of [...anaphylaxis.devices, ...asthma.devices]) {
      const cards = all(first(main, `ol[aria-label="${name[language]}"]`), 'li');
      expect(cards.map(textOf)).toEqual(steps.map(({ text }, place) => `${place + 1}. ${text[language]}`));
      for (const card of cards) expect(all(card, 'svg[aria-hidden="true"]')).toHaveLength(1);
    }
  });

  it('says that no physician has reviewed it, for as long as that is so, and where it is from', () => {
    const { review, sources: all, lifeline, ...rest } = emergency();
    // The lifeline is on another page, and so is its source.
    const sources = sourcesOf(rest, all);
    expect(sources.length).toBeLessThan(all.length);
    expect(textOf(main).includes(articleWords.draft[language])).toBe(review.status === 'draft');
    expect(links(main).map(([, href]) => href)).toEqual(expect.arrayContaining(sources.map(({ url }) => url)));
  });
});

describe.each(languages)('the asthma action plan in %s', async (language) => {
  const main = mainOf(await renderedPage(planRoute, pathOf('asthma-action-plan', language)));
  const zones = all(main, 'section').filter((section) => all(section, '.intake-line').length > 0);

  it('has three zones, told apart by word and by pattern', () => {
    const names = zones.map((zone) => textOf(first(zone, 'h3')));
    for (const [place, { name }] of actionPlans().asthma.zones.entries()) expect(names[place]).toContain(name[language]);
    const patterns = zones.map((zone) =>
      all(first(zone, 'svg'), 'path')
        .map((path) => path.getAttribute('d'))
        .join(),
    );
    expect(new Set(patterns).size).toBe(3);
  });

  it('leaves every medicine, amount and time blank', () => {
    const lines = zones.flatMap((zone) => all(zone, '.intake-line'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => textOf(line) !== '')).toEqual([]);
  });
});

describe.each(languages)('the anaphylaxis action plan in %s', async (language) => {
  const main = mainOf(await renderedPage(planRoute, pathOf('anaphylaxis-action-plan', language)));

  it('has the steps and signs of the emergency page', () => {
    const text = textOf(first(main, 'article'));
    const { signs, steps, mild, device = [] } = emergency().cards.anaphylaxis;
    for (const line of [...signs, ...steps, ...device, ...(mild ? [mild] : [])]) expect(text).toContain(line[language]);
    for (const { text: sign } of emergency().anaphylaxis.signs.systems) expect(text).toContain(sign[language]);
  });
});
