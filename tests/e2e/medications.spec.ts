import { medicationRules, medications } from '#app/content/medicines/medications.server.ts';
import { plannerWords } from '#app/pages/medications/planner-words.ts';
import { words } from '#app/pages/medications/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { all, badgeOf, classes, expectPhones, genericOf, listed, open, section } from '../support/medicine-page.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** What is typed, the name shown, the medicine's id, and whether its name is only similar. */
type Typed = readonly [typed: string, shown: string, id: string, alike: boolean];
const typedNames: readonly Typed[] = [
  ['antiflu des', 'Antiflu-Des', 'mexican-cold-products', false],
  ['sirtec', 'Zyrtec', 'cetirizine', true],
];

for (const language of triedLanguages) {
  test(`${language}: on a small phone a medicine is found by any of its names, and where none is, it says so`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { search, box, cards } = await open(page, language);

    await test.step('by generic name, brand, Mexican brand, without accents and with typing errors', async () => {
      const generic = genericOf('cetirizine', language);
      for (const [typed, shown, id, alike] of [[generic, generic, 'cetirizine', false] as const, ...typedNames]) {
        await box.fill(typed);
        for (const text of [shown, genericOf(id, language), badgeOf(id, language)]) await expect(cards.first()).toContainText(text);
        // A medicine that patients simply continue is not for the plan.
        const goesOn = all.find((one) => one.id === id)?.action === 'keep';
        await expect(cards.first().getByRole('button')).toHaveCount(goesOn ? 0 : 1);
        const count = await cards.count();
        await expect(search.getByRole('status')).toHaveText((alike ? words.foundAlike : words.found)[language](count));
        await expect(search.getByText(words.compare[language])).toBeVisible({ visible: alike });
      }
    });

    await test.step('a brand that begins another: each says that the other is not the same, and what to do with it', async () => {
      await box.fill('Aleve');
      await expect(cards.first()).toContainText(badgeOf('naproxen-aspirin', language));
      await expect(cards.first()).toContainText(`${words.formDiffers[language]('Aleve PM')} ${badgeOf('pm-pain-relievers', language)}`);
      await box.fill('Aleve PM');
      await expect(cards).toHaveCount(1);
      await expect(cards).toContainText(`${words.plainDiffers[language]('Aleve')} ${badgeOf('naproxen-aspirin', language)}`);
    });

    await test.step('nothing found: it says so, warns, and gives both phones', async () => {
      await box.fill('qwxyzk');
      for (const text of [words.nothingTitle, words.nothingText]) {
        await expect(search.getByRole('note')).toContainText(text[language]);
        await expect(search.getByRole('status')).toContainText(text[language]);
      }
      await expectPhones(search.getByRole('note'));
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of triedLanguages) {
    test(`${language}: draft line, rules, the four lists class by class, and the phones read`, { tag: '@release' }, async ({ page }) => {
      await page.goto(pathOf('medications-to-avoid', language));
      const main = page.getByRole('main');
      if (medications().draft) await expect(main.getByRole('note').first()).toContainText(words.draftTitle[language]);
      const said = await main.textContent();
      for (const { title, text } of medicationRules()) {
        expect(said).toContain(title[language]);
        expect(said).toContain(text[language]);
      }
      for (const { title } of medicationRules().slice(0, 2))
        await expect(main.getByRole('heading', { name: title[language] })).toBeVisible();
      for (const [action, title, lead] of [
        ['stop', words.stopTitle, words.stopLead],
        ['ask', words.askTitle, words.askLead],
        ['tell', words.tellTitle, words.tellLead],
        ['keep', words.keepTitle, words.keepLead],
      ] as const) {
        const list = section(page, title[language]);
        const members = listed(action);
        await expect(list.getByText(lead[language])).toBeVisible();
        const groups = classes.filter(({ id }) => members.some((one) => one.class === id));
        const headings = list.getByRole('heading', { level: 3 });
        await expect(headings).toHaveText(groups.map(({ name }) => name[language]));
        // The text is folded but in the page, so that a search within the page finds it.
        const text = await list.textContent();
        for (const { generic } of members) expect(text).toContain(generic[language]);
        const inFirst = list
          .getByRole('listitem')
          .filter({ hasText: members[0]?.generic[language] ?? '' })
          .first();
        await expect(inFirst).toBeHidden();
        await headings.first().click();
        await expect(inFirst).toBeVisible();
      }
      await expectPhones(section(page, words.callTitle[language]));
      // Tools that need scripts are not offered.
      for (const title of [words.searchTitle, plannerWords.title]) await expect(section(page, title[language])).toBeHidden();
      await expect(main.getByRole('button')).toHaveCount(0);
    });
  }
});
