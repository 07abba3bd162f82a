import type { Locator, Page } from '@playwright/test';
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { words as frameWords } from '#app/frame/words.ts';
import { words as insuranceWords } from '#app/pages/insurance/words.ts';
import { words as medicationWords } from '#app/pages/medications/words.ts';
import { words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { words as officeWords } from '#app/parts/offices/words.ts';
import { type Language, languages } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { drawer } from '../support/header.ts';
import { hydrate } from '../support/hydration.ts';
import { labelIn, officePhones } from '../support/practice.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

/** What people come for most, walked on a phone from home to the first answer, and on from there to the next. */
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

  /** The menu's line for a page, under the group that holds it or at its top. */
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

  /** The answer is on the page, by the second screen from where the visitor stands, after few taps. */
  async finds(answer: Locator) {
    await expect(answer).toBeVisible();
    // A page just come may still put its parts in place.
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

const main = ({ page }: Walk) => page.getByRole('main');

const tasks: readonly { readonly name: string; readonly language: Language; readonly walk: (visitor: Walk) => Promise<void> }[] = [
  {
    name: 'are they open, and until when',
    language: 'en',
    walk: (visitor) =>
      visitor.finds(
        main(visitor)
          .getByText(/^Office open until/)
          .first(),
      ),
  },
  {
    name: 'the last shot today',
    language: 'es',
    walk: (visitor) =>
      visitor.finds(
        main(visitor)
          .getByText(/^Inyecciones (ahora|hasta)/)
          .first(),
      ),
  },
  {
    name: 'may I stop metoprolol before the skin test',
    language: 'en',
    async walk(visitor) {
      await visitor.toPage('medications-to-avoid', 'tools');
      const field = visitor.page.getByRole('searchbox', { name: medicationWords.searchLabel.en });
      await visitor.tap(field);
      await field.fill('metoprolol');
      await visitor.finds(
        main(visitor)
          .getByText(/^Tell us before the test/)
          .filter({ visible: true })
          .first(),
      );
    },
  },
  {
    name: 'a doctor for a child, in Spanish',
    language: 'es',
    async walk(visitor) {
      await visitor.toPage('team', 'about');
      await visitor.finds(
        main(visitor)
          .getByRole('link', { name: /Elena Márquez/ })
          .first(),
      );
    },
  },
  {
    name: 'is CHIP taken',
    language: 'en',
    async walk(visitor) {
      await visitor.toPage('insurance', 'help');
      const field = visitor.page.getByRole('searchbox', { name: insuranceWords.find.en });
      await visitor.tap(field);
      await field.fill('chip');
      await visitor.finds(main(visitor).getByText('CHIP').first());
    },
  },
  {
    name: 'cancel a visit',
    language: 'es',
    async walk(visitor) {
      await visitor.toPage('change-or-cancel', 'help');
      await visitor.finds(
        main(visitor)
          .getByRole('link', { name: officePhones[0]?.shown ?? '' })
          .first(),
      );
    },
  },
  {
    name: 'the way to an office',
    language: 'en',
    async walk(visitor) {
      await visitor.toPage('locations', 'bar');
      await visitor.finds(
        main(visitor)
          .getByRole('link', { name: new RegExp(officeWords.directions.en) })
          .first(),
      );
    },
  },
  {
    name: 'what to do about a problem tonight',
    language: 'es',
    async walk(visitor) {
      await visitor.toPage('after-hours', 'tools');
      await visitor.finds(main(visitor).getByRole('link', { name: /911/ }).first());
    },
  },
  {
    name: 'what to bring to the first visit',
    language: 'en',
    async walk(visitor) {
      await visitor.toPage('first-visit', 'tools');
      await visitor.finds(main(visitor).getByRole('heading', { name: 'What to bring' }));
    },
  },
  {
    name: 'the plans for school',
    language: 'es',
    async walk(visitor) {
      await visitor.toPage('school-desk', 'tools');
      await visitor.finds(main(visitor).getByRole('textbox').first());
    },
  },
  {
    name: 'is cedar in the air',
    language: 'en',
    async walk(visitor) {
      await visitor.toPage('seasons', 'tools');
      await visitor.finds(
        main(visitor)
          .getByText(/cedar: /i)
          .first(),
      );
    },
  },
];

test('es: in an emergency one tap from home leads to what to do first', async ({ page }) => {
  await page.goto(pathOf('home', 'es'));
  await hydrate(page);
  const visitor = new Walk(page, 'es');
  await visitor.tap(page.getByRole('link', { name: emergencyWords.emergencyNow.es, exact: true }));
  await expect(page).toHaveURL(pathOf('emergency', 'es'));
  await visitor.finds(main(visitor).getByText(emergency().opening.steps[0].es).first());
  expect(visitor.taps).toBe(1);
});

for (const language of languages) {
  test(`${language}: what people come for most is found from home, and from one page to the next, in few taps`, async ({ page }) => {
    await page.goto(pathOf('home', language));
    await hydrate(page);
    // The header's menu, from which each walk sets out, is the same on every page.
    for (const { name, walk } of tasks.filter((task) => task.language === language))
      await test.step(name, () => walk(new Walk(page, language)));
  });
}

test('the twelve are twelve, the emergency among them, half of them in Spanish', () => {
  expect(tasks.filter(({ language }) => language === 'en')).toHaveLength(6);
  expect(tasks.filter(({ language }) => language === 'es')).toHaveLength(5);
});
