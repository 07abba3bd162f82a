import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { words as frameWords } from '#app/frame/words.ts';
import { words as medicationWords } from '#app/pages/medications/words.ts';
import { words as gameWords } from '#app/parts/games/words.ts';
import { languageNames, languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { oneOfEachServedKind } from '../support/addresses.ts';
import { labelIn } from '../support/practice.ts';
import { click, type Engine, until } from './engine.ts';
import { hasFirefox, startFirefox } from './firefox.ts';
import { serveWithoutScripts } from './serve-without-scripts.ts';
import { hasWebkit, startWebkit } from './webkit.ts';

const engines = [
  { name: 'Firefox', installed: hasFirefox, start: startFirefox },
  { name: 'WebKit', installed: hasWebkit, start: () => startWebkit(4790) },
];

/** One page of each kind, languages alternating: the same code draws both languages. */
const visited = [...new Set(oneOfEachServedKind.map(({ page }) => page.module))].flatMap((module, index) => {
  const language = languages[index % languages.length];
  return oneOfEachServedKind.find(({ page, language: spoken }) => page.module === module && spoken === language) ?? [];
});

const shown = 'const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;';
const said = "const said = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\\s+/g, ' ');";

/** Returns a clickable selector of the visible button, link or summary with a name. */
async function named(engine: Engine, name: string, within = 'body'): Promise<string> {
  const find = `${shown} ${said}
    const all = [...document.querySelectorAll(${JSON.stringify(`${within} :is(a, button, summary)`)})];
    return all.find((one) => shown(one) && said(one).startsWith(${JSON.stringify(name)}))`;
  await until(engine, `"${name}"`, `${find} !== undefined;`);
  await engine.run(`const found = (() => { ${find}; })(); for (const old of document.querySelectorAll('[data-named]')) old.removeAttribute('data-named');
    found.setAttribute('data-named', ''); found.scrollIntoView({ block: 'center' });`);
  return '[data-named]';
}

/** Clicks the control with this name when it no longer moves: late fonts move the header a little. */
async function press(engine: Engine, name: string, within?: string): Promise<void> {
  await until(engine, 'the fonts', "return document.fonts.status === 'loaded' && document.readyState === 'complete';");
  const selector = await named(engine, name, within);
  const place = () => engine.run<string>(`return JSON.stringify(document.querySelector('${selector}')?.getBoundingClientRect());`);
  for (let before = ''; ; ) {
    const now = await place();
    if (now === before) break;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await click(engine, selector);
}

const visible = (name: string) => `${shown} ${said}
  return [...document.querySelectorAll('a, button, summary, h2, h3')].some((one) => shown(one) && said(one).startsWith(${JSON.stringify(name)}));`;

/** The page shows this when React is ready. */
const hydrated = `return 'hydrated' in document.documentElement.dataset`;

async function hydrate(engine: Engine) {
  await engine.run("dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })); return true;");
  await until(engine, 'React to answer', hydrated);
}

describe.each(engines)('$name', ({ installed, start }) => {
  const origin = inject('origin');
  let engine: Engine;

  if (!installed) {
    it.skip('is not installed here');
    return;
  }
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.close());
  afterEach(async () => expect(await engine.takeProblems()).toEqual([]));

  it.each(visited.map(({ path, language }) => [path, language]))('%s opens, fits a phone and hydrates', async (path, language) => {
    await engine.resize(390, 844);
    await engine.open(`${origin}${path}`);
    expect(await engine.run('return innerWidth;')).toBe(390);
    expect(await engine.run('return document.documentElement.lang;')).toBe(language);
    expect(await engine.run("return document.querySelectorAll('h1').length;")).toBe(1);
    const overflow = await engine.run<number>('return document.documentElement.scrollWidth - document.documentElement.clientWidth;');
    expect(overflow, 'pixels wider than the window').toBeLessThanOrEqual(0);
    await hydrate(engine);
    expect(await engine.run("return document.querySelectorAll('h1').length;")).toBe(1);
  });

  it.each(languages)('%s: the menus open by a click, and lead on', async (language) => {
    await engine.resize(1280, 900);
    await engine.open(`${origin}${pathOf('insurance', language)}`);
    await press(engine, frameWords.about[language], 'header');
    await press(engine, labelIn('about', 'team', language), 'header');
    await until(engine, 'the team page', `return location.pathname === ${JSON.stringify(pathOf('team', language))};`);
  });

  it.each(languages)('%s: the drawer opens and closes on a phone', async (language) => {
    await engine.resize(390, 844);
    await engine.open(`${origin}${pathOf('insurance', language)}`);
    const inside = labelIn('bar', 'locations', language);
    await press(engine, frameWords.menu[language], 'header');
    await until(engine, 'the drawer', visible(inside));
    await press(engine, frameWords.closeMenu[language]);
    await until(engine, 'the drawer to close', `return !(() => { ${visible(frameWords.closeMenu[language])} })();`);
  });

  it('the drawer opens, unfolds, closes and leads on without script', async () => {
    const plain = await serveWithoutScripts(origin);
    try {
      await engine.resize(390, 844);
      await engine.open(`${plain.origin}${pathOf('insurance', 'es')}`);
      await press(engine, frameWords.menu.es, 'header');
      await press(engine, frameWords.about.es);
      await until(engine, 'the unfolded group', visible(labelIn('about', 'team', 'es')));
      await press(engine, frameWords.closeMenu.es);
      await until(engine, 'the drawer to close', `return !(() => { ${visible(frameWords.closeMenu.es)} })();`);
      await press(engine, frameWords.menu.es, 'header');
      await press(engine, labelIn('about', 'team', 'es'));
      await until(engine, 'the team page', `return location.pathname === ${JSON.stringify(pathOf('team', 'es'))};`);
    } finally {
      // The page's remaining requests would fail in the next test.
      await engine.open('about:blank');
      await plain.stop();
    }
  });

  it('the language link leads to the same page in Spanish, and back', async () => {
    await engine.resize(1280, 900);
    await engine.open(`${origin}${pathOf('locations', 'en')}?from=letter`);
    await press(engine, languageNames.es, 'header');
    await until(
      engine,
      'the Spanish page',
      `return location.pathname + location.search === ${JSON.stringify(`${pathOf('locations', 'es')}?from=letter`)};`,
    );
    await until(engine, 'its language', "return document.documentElement.lang === 'es';");
  });

  it('a theme that is chosen stays', async () => {
    await engine.resize(1280, 900);
    await engine.open(`${origin}${pathOf('team', 'en')}`);
    await press(engine, frameWords.settings.en, 'header');
    await press(engine, frameWords.dark.en, 'header');
    const dark =
      'const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).map(Number); return red + green + blue < 382;';
    await until(engine, 'the dark page', dark);
    await engine.open(`${origin}${pathOf('reviews', 'es')}`);
    await until(engine, 'the next page to be dark', dark);
    await engine.run("localStorage.removeItem('theme'); return true;");
  });

  it('a tool works: a medicine is found by its brand', async () => {
    await engine.resize(390, 844);
    await engine.open(`${origin}${pathOf('medications-to-avoid', 'es')}`);
    await hydrate(engine);
    await engine.run("document.querySelector('main search input').focus(); return true;");
    await engine.type('zyrtec');
    await until(engine, 'the medicine', "return document.querySelector('#search').textContent.includes('Zyrtec');");
    expect(await engine.run("return document.querySelector('#search').textContent;")).not.toContain(medicationWords.nothingTitle.es);
  });

  it.each([390, 1280])('a question stands inside its card, %i px wide', async (width) => {
    await engine.resize(width, 900);
    await engine.open(`${origin}${pathOf('shots-today', 'en')}`);
    const heights = await engine.run<
      { card: number; question: number }[]
    >(`return [...document.querySelectorAll('main fieldset')].map((card) => {
      const question = document.createRange();
      question.selectNodeContents(card.querySelector('legend'));
      return { card: card.getBoundingClientRect().top, question: question.getBoundingClientRect().top };
    });`);
    expect(heights).not.toEqual([]);
    for (const { card, question } of heights) expect(question).toBeGreaterThan(card);
  });

  it('a game is played: the round begins and waits', async () => {
    await engine.resize(390, 844);
    await engine.open(`${origin}${pathOf('runny-nose', 'en')}`);
    await hydrate(engine);
    await press(engine, gameWords.play.en, 'main');
    await press(engine, gameWords.pause.en, 'main');
    await until(engine, 'the pause', visible(gameWords.resume.en));
  });
});
