/** What is written in a request is read only when the office opens: the form listens for an emergency, and never keeps anybody from sending. */
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { alarmWords } from '#app/parts/alarm/words.ts';
import { words as cardWords } from '#app/parts/emergency-card/words.ts';
import { words } from '#app/parts/request-form/words.ts';
import { requestsPath } from '#app/requests/api.ts';
import { fieldsOf } from '#app/requests/form-definition.ts';
import { expectAccessible } from '../support/axe.ts';
import { holdScripts, scriptRequests } from '../support/hydration.ts';
import { definitionOf, fillStep, openForm, question } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

const grave = { en: "I can't breathe and my throat is closing after a bee sting", es: 'me picó una abeja y se me cierra la garganta' };
const perhaps = { en: 'I wheeze every spring', es: 'me silba el pecho cada primavera' };
const patient = {
  'for-whom': 'for-me',
  'first-name': 'Ana',
  'last-name': 'Luz',
  'birth-date': '1980-02-03',
  phone: '(210) 555-0123',
  'call-time': 'call-morning',
  'preferred-language': 'spanish',
  office: 'lincoln-heights',
  physician: 'marquez',
  'visit-times': ['tuesday-morning'],
  'visit-reason': ['visit-new'],
  plan: 'plan-none',
  'consent-call': true,
} as const;

for (const language of triedLanguages) {
  const own = () => {
    const field = fieldsOf(definitionOf('appointment', language)).find(({ id }) => id === 'visit-words');
    if (!field) throw new Error('The request has no question for own words');
    return field;
  };

  test(`${language}: shows the card above the button on leaving the field, and sends all the same`, async ({ page }) => {
    await openForm(page, 'appointment', language);
    await fillStep(page, 'appointment', language, patient);
    await question(page, own()).fill(grave[language]);
    await question(page, own()).blur();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading', { name: emergency().cards.anaphylaxis.title[language] })).toBeVisible();
    await expect(alert).toContainText(alarmWords.notRead[language]);
    await expect(alert.getByRole('link', { name: cardWords.call911[language] })).toHaveAttribute('href', 'tel:911');
    await expectAccessible(page);
    const send = page.getByRole('button', { name: words.send[language], exact: true });
    const [card, button] = [await alert.boundingBox(), await send.boundingBox()];
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    const sent = page.waitForResponse((answer) => new URL(answer.url()).pathname === requestsPath);
    await send.click();
    await send.or(page.getByRole('heading', { name: words.sampleSentTitle[language] })).waitFor();
    if (await send.isVisible()) await send.click();
    expect((await sent).status()).toBe(201);
  });

  test(`${language}: shows it before sending where the field was not left, once`, async ({ page }) => {
    await openForm(page, 'appointment', language);
    await fillStep(page, 'appointment', language, patient);
    // The words of emergencies are still on their way: sending waits for them.
    const held = await holdScripts(page);
    await question(page, own()).fill(grave[language]);
    await held.asked;
    // Sent from within the field: it is not left.
    await question(page, own()).evaluate((field: HTMLTextAreaElement) => field.form?.requestSubmit());
    held.release();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(alarmWords.goesOn[language]);
    await page.getByRole('button', { name: words.send[language], exact: true }).click();
    await expect(page.getByRole('heading', { name: words.sampleSentTitle[language] })).toBeVisible();
  });

  test(`${language}: shows the slim line where it only may be one, and nothing for an ordinary request`, async ({ page }) => {
    const scripts = scriptRequests(page);
    await openForm(page, 'appointment', language);
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await question(page, own()).fill(perhaps[language]);
    await question(page, own()).blur();
    const main = page.getByRole('main');
    await expect(main.getByText(alarmWords.happening[language])).toBeVisible();
    // The words of emergencies come with the field and not with the form.
    expect(scripts.length).toBeGreaterThan(before);
    await question(page, own()).fill(language === 'en' ? 'I need a new appointment' : 'necesito otra cita');
    await question(page, own()).blur();
    await expect(main.getByText(alarmWords.happening[language])).toHaveCount(0);
  });
}
