/** Tests that a form, which is read only when the office opens, checks for an emergency and never prevents sending. */
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { alarmWords } from '#app/parts/alarm/words.ts';
import { words as cardWords } from '#app/parts/emergency-card/words.ts';
import { words } from '#app/parts/request-form/words.ts';
import { requestsPath } from '#app/requests/api.ts';
import { fieldsOf } from '#app/requests/form-definition.ts';
import { expectAccessible } from '../support/axe.ts';
import { holdScripts } from '../support/hydration.ts';
import { definitionOf, fillStep, openForm, question } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

const grave = {
  en: ['i cant breath after a bee sting', "I can't breathe and my throat is closing after a bee sting"],
  es: ['no puedo respirar bien me pico una avispa', 'me picó una abeja y se me cierra la garganta'],
} as const;
const perhaps = { en: 'food gets stuck when I swallow', es: 'siento que la comida no baja' };
const ordinary = { en: 'I need a new appointment', es: 'necesito otra cita' };
const patient = { 'for-whom': 'for-me', 'first-name': 'Ana', phone: '(210) 555-0123', 'consent-call': true } as const;

for (const language of triedLanguages) {
  test(`${language}: the form shows the card for an emergency, before sending and on leaving the field, and sends all the same`, async ({
    page,
  }) => {
    const own = fieldsOf(definitionOf('appointment', language)).find(({ id }) => id === 'visit-words');
    if (!own) throw new Error('The request has no question for own words');
    const field = question(page, own);
    const main = page.getByRole('main');
    const alert = main.getByRole('alert');
    const send = page.getByRole('button', { name: words.send[language], exact: true });
    const received = page.getByRole('heading', { name: words.sampleSentTitle[language] });
    const [first, second] = grave[language];
    await openForm(page, 'appointment', language);
    await fillStep(page, 'appointment', language, patient);

    await test.step('before sending where the field was not left, also while the words of emergencies still load', async () => {
      await page.waitForLoadState('networkidle');
      // The words load with the field and not with the form.
      const held = await holdScripts(page);
      await field.fill(first);
      await held.asked;
      // Sends while the focus stays in the field.
      await field.evaluate((area: HTMLTextAreaElement) => area.form?.requestSubmit());
      held.release();
      await expect(alert).toContainText(alarmWords.goesOn[language]);
      await expect(received).toHaveCount(0);
    });

    await test.step('the slim line where it only may be one, and nothing for an ordinary request', async () => {
      await field.fill(perhaps[language]);
      await field.blur();
      await expect(main.getByText(alarmWords.happening[language])).toBeVisible();
      await field.fill(ordinary[language]);
      await field.blur();
      await expect(main.getByText(alarmWords.happening[language])).toHaveCount(0);
      await expect(alert).toHaveCount(0);
    });

    await test.step('the card above the button on leaving the field, with 911', async () => {
      await field.fill(second);
      await field.blur();
      await expect(alert.getByRole('heading', { name: emergency().told.anaphylaxis[language] })).toBeVisible();
      await expect(alert).toContainText(alarmWords.notRead[language]);
      await expect(alert.getByRole('link', { name: cardWords.call911[language] })).toHaveAttribute('href', 'tel:911');
      await expectAccessible(page);
      const [card, button] = [await alert.boundingBox(), await send.boundingBox()];
      expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    });

    await test.step('it keeps nobody from sending: shown once, it is sent by the next press', async () => {
      const sent = page.waitForResponse((answer) => new URL(answer.url()).pathname === requestsPath);
      await send.click();
      await send.click();
      expect((await sent).status()).toBe(201);
      await expect(received).toBeVisible();
    });
  });
}
