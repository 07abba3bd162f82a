import { medicationRules } from '#app/content/medicines/medications.server.ts';
import { plannerWords } from '#app/pages/medications/planner-words.ts';
import { words } from '#app/pages/medications/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { all, badgeOf, classes, classOf, expectPhones, genericOf, listed, open, section } from '../support/medicine-page.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

for (const language of triedLanguages) {
  test.describe(language, () => {
    test('finds a medicine by generic name, brand, Mexican brand, without accents and with typing errors', async ({ page }) => {
      const { search, box, cards } = await open(page, language);
      const generic = genericOf('cetirizine', language);
      for (const [typed, shown, id, alike] of [
        [generic, generic, 'cetirizine', false],
        ['zyrtec', 'Zyrtec', 'cetirizine', false],
        ['Zaditen', 'Zaditen', 'ketotifen-oral', false],
        ['antiflu des', 'Antiflu-Des', 'mexican-cold-products', false],
        ['ANTIACIDOS', 'antiácidos', 'antacids', false],
        ['ortiga en capsulas', 'ortiga en cápsulas', 'stinging-nettle', false],
        ['elavil', 'Elavil', 'amitriptyline', false],
        ['benadril', 'Benadryl', 'diphenhydramine', true],
        ['zirtec', 'Zyrtec', 'cetirizine', true],
      ] as const) {
        await box.fill(typed);
        for (const text of [shown, genericOf(id, language), badgeOf(id, language)]) await expect(cards.first()).toContainText(text);
        // What goes on without a word needs no place in the plan.
        const goesOn = all.find((one) => one.id === id)?.action === 'keep';
        await expect(cards.first().getByRole('button')).toHaveCount(goesOn ? 0 : 1);
        const count = await cards.count();
        await expect(search.getByRole('status')).toHaveText((alike ? words.foundAlike : words.found)[language](count));
        await expect(search.getByText(words.compare[language])).toBeVisible({ visible: alike });
      }
    });

    test('nothing found: says so, warns, and gives both phones', async ({ page }) => {
      const { search, box } = await open(page, language);
      await box.fill('qwxyzk');
      for (const text of [words.nothingTitle, words.nothingText]) {
        await expect(search.getByRole('note')).toContainText(text[language]);
        await expect(search.getByRole('status')).toContainText(text[language]);
      }
      await expectPhones(search.getByRole('note'));
    });
  });
}

test('the kind of medicine narrows the list, but never hides a name that is asked for', async ({ page }) => {
  const { search, box, cards } = await open(page, 'es');
  for (const id of ['h2-blocker', 'heart']) {
    const members = all.filter((one) => one.class === id).map(({ generic }) => generic.es);
    await search.getByRole('combobox', { name: words.classLabel.es }).selectOption({ label: classOf(id, 'es') });
    await expect(cards).toContainText(members);
    await expect(search.getByRole('status')).toHaveText(words.found.es(members.length));
  }
  await box.fill('Zyrtec');
  await expect(cards.first()).toContainText('Zyrtec');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of triedLanguages) {
    test(`${language}: draft line, rules, the four lists class by class, and the phones read`, async ({ page }) => {
      await page.goto(pathOf('medications-to-avoid', language));
      const main = page.getByRole('main');
      await expect(main.getByRole('note').first()).toContainText(words.draftTitle[language]);
      for (const { title, text } of medicationRules()) {
        await expect(main.getByRole('heading', { name: title[language], exact: true })).toBeVisible();
        await expect(main.getByText(text[language])).toBeVisible();
      }
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
        await expect(list.getByRole('heading', { level: 3 })).toHaveText(groups.map(({ name }) => name[language]));
        await expect(list.getByRole(action === 'keep' || action === 'tell' ? 'listitem' : 'rowheader')).toContainText(
          members.map(({ generic }) => generic[language]),
        );
        const days = members.map((one) => (one.days === null ? words.seeNote[language] : words.days[language](one.days)));
        await expect(list.getByRole('cell')).toHaveText(action === 'keep' || action === 'tell' ? [] : days);
      }
      await expectPhones(section(page, words.callTitle[language]));
      // What only script can answer is not offered.
      for (const title of [words.searchTitle, plannerWords.title]) await expect(section(page, title[language])).toBeHidden();
      await expect(main.getByRole('button')).toHaveCount(0);
    });
  }
});
