import type { Locator, Page } from '@playwright/test';
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { informationPage } from '#app/content/pages/information.server.ts';
import { words as frameWords } from '#app/frame/words.ts';
import { words as insuranceWords } from '#app/pages/insurance/words.ts';
import { words as medicationWords } from '#app/pages/medications/words.ts';
import { words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { words as officeWords } from '#app/parts/offices/words.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { drawer } from '../support/header.ts';
import { hydrate } from '../support/hydration.ts';
import { labelIn, officePhones } from '../support/practice.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

/** Limits for the most common tasks, on a phone from home to the first answer and on to the next. */
const most = { taps: 5, screens: 2 };
const phone = { width: 360, height: 740 };
test.use({ viewport: phone, hasTouch: true });

class Walk {
  taps = 0;
  readonly page: Page;
  readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
  }

  async tap(target: Locator) {
    this.taps += 1;
    await target.tap();
  }

  /** Opens a page from the menu, where it is in a group or at the top. */
  async toPage(id: PageId, menu: 'about' | 'help' | 'tools' | 'bar') {
    const { page, language } = this;
    await this.tap(page.getByRole('banner').getByRole('button', { name: frameWords.menu[language], exact: true }));
    const open = drawer(page, language);
    await settled(open);
    const line = open.getByRole('link', { name: labelIn(menu, id, language), exact: true });
    // A group stays unfolded from one page to the next.
    if (menu !== 'bar' && !(await line.isVisible())) await this.tap(open.getByText(frameWords[menu][language], { exact: true }));
    await this.tap(line);
    await expect(page).toHaveURL(pathOf(id, language));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Expects the answer on the page, at most two screens down, after few taps. */
  async finds(answer: Locator) {
    await expect(answer).toBeVisible();
    // A page that just loaded may still move its parts.
    await expect(async () => {
      const y = (await answer.boundingBox())?.y ?? Number.NaN;
      const screen = Math.ceil((y + 1) / phone.height);
      expect(screen, 'the screen that holds the answer').toBeGreaterThan(0);
      expect(screen, 'the screen that holds the answer').toBeLessThanOrEqual(most.screens);
      test.info().annotations.push({ type: 'walked', description: `${this.taps} taps, answer on screen ${screen}` });
    }).toPass({ timeout: 10_000 });
    expect(this.taps).toBeLessThanOrEqual(most.taps);
  }
}

/** How a visitor gets to the answer: by the menu to a page, by a word typed there; `answer` must then be visible. */
interface Task {
  readonly name: string;
  readonly language: Language;
  readonly page?: readonly [id: PageId, menu: 'about' | 'help' | 'tools' | 'bar'];
  readonly typed?: readonly [field: string, word: string];
  readonly answer: (main: Locator) => Locator;
}

const link = (name: string | RegExp) => (main: Locator) => main.getByRole('link', { name });
const text = (said: string | RegExp) => (main: Locator) => main.getByText(said).filter({ visible: true });

const bring = informationPage('first-visit', 'en').sections.find(({ id }) => id === 'bring');

const tasks: readonly Task[] = [
  { name: 'are they open, and until when', language: 'en', answer: text(/^Office open until/) },
  { name: 'the last shot today', language: 'es', answer: text(/^Inyecciones (ahora|hasta)/) },
  {
    name: 'may I stop metoprolol before the skin test',
    language: 'en',
    page: ['medications-to-avoid', 'tools'],
    typed: [medicationWords.searchLabel.en, 'metoprolol'],
    answer: text(/^Tell us before the test/),
  },
  { name: 'a doctor for a child, in Spanish', language: 'es', page: ['team', 'about'], answer: link(/Elena Márquez/) },
  {
    name: 'is CHIP taken',
    language: 'en',
    page: ['insurance', 'help'],
    typed: [insuranceWords.find.en, 'chip'],
    answer: text('CHIP'),
  },
  { name: 'cancel a visit', language: 'es', page: ['change-or-cancel', 'help'], answer: link(officePhones[0]?.shown ?? 'no phone') },
  { name: 'the way to an office', language: 'en', page: ['locations', 'bar'], answer: link(new RegExp(officeWords.directions.en)) },
  { name: 'what to do about a problem tonight', language: 'es', page: ['after-hours', 'tools'], answer: link(/911/) },
  {
    name: 'what to bring to the first visit',
    language: 'en',
    page: ['first-visit', 'tools'],
    answer: (main) => main.getByRole('heading', { name: bring?.title ?? 'no such section', exact: true }),
  },
  { name: 'the plans for school', language: 'es', page: ['school-desk', 'tools'], answer: (main) => main.getByRole('textbox') },
  { name: 'is cedar in the air', language: 'en', page: ['seasons', 'tools'], answer: text(/cedar: /i) },
];

async function walk(visitor: Walk, { page, typed, answer }: Task) {
  const main = visitor.page.getByRole('main');
  if (page) await visitor.toPage(...page);
  if (typed) {
    const field = visitor.page.getByRole('searchbox', { name: typed[0] });
    await visitor.tap(field);
    await field.fill(typed[1]);
  }
  await visitor.finds(answer(main).first());
}

test('es: in an emergency one tap from home leads to what to do first', { tag: '@release' }, async ({ page }) => {
  await page.goto(pathOf('home', 'es'));
  await hydrate(page);
  const visitor = new Walk(page, 'es');
  await visitor.tap(page.getByRole('link', { name: emergencyWords.emergencyNow.es, exact: true }));
  await expect(page).toHaveURL(pathOf('emergency', 'es'));
  await visitor.finds(page.getByRole('main').getByText(emergency().opening.steps[0].es).first());
  expect(visitor.taps).toBe(1);
});

for (const [language, tag] of [
  ['es', []],
  ['en', ['@release']],
] as const) {
  test(`${language}: what people come for most is found from home, and from one page to the next, in few taps`, { tag: [...tag] }, async ({
    page,
  }) => {
    await page.goto(pathOf('home', language));
    await hydrate(page);
    // The header's menu, where each walk begins, is the same on every page.
    for (const task of tasks.filter((one) => one.language === language))
      await test.step(task.name, () => walk(new Walk(page, language), task));
  });
}
