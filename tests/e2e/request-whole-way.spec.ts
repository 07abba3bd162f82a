/** Tests a request on the built site, from the form to the desk, which shows the very same text. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { words } from '#app/parts/request-form/words.ts';
import { words as questionWords } from '#app/parts/returning-question/words.ts';
import type { Answers } from '#app/requests/answers.ts';
import { shownAnswers } from '#app/requests/shown-answers.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { type DeskFixture, passphrase, setUpDesk, startDesk } from '../../office/desk-fixture.ts';
import { type ServerProcess, startServer } from '../../server/testing/server-process-fixture.ts';
import { visitsEverything } from '../support/addresses.ts';
import { definitionOf, fillStep } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';

test.use({ reducedMotion: 'reduce' });

/** A separate server, because the desk fetches everything that waits. */
let data: string;
let server: ServerProcess;
let desk: DeskFixture;
test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'whole-way-'));
  [server, desk] = await Promise.all([startServer('build', { REQUESTS_FOLDER: data }), startDesk()]);
  await setUpDesk(desk, server.port);
});
test.afterAll(async () => {
  await Promise.all([server.kill(), desk.close()]);
  await Promise.all([rm(data, { recursive: true }), rm(dirname(desk.folder), { recursive: true })]);
});

/** As long as the form allows: accents, an emoji, characters that HTML would interpret, a line break. */
const begun = 'Tos desde abril 😮‍💨, "peor" de noche. <b>¿Asma?</b> & ñ.\n';
const child: Answers = {
  'for-whom': 'for-child',
  'first-name': 'José Ángel',
  'last-name': 'Muñoz Ibáñez-O’Neill',
  'birth-date': '2020-02-29',
  'guardian-name': 'Guadalupe',
  phone: '(210) 555-0123',
  'visit-reason': ['visit-new', 'visit-tests'],
  'visit-words': begun + 'é'.repeat(500 - [...begun].length),
  'consent-call': true,
};

// Spanish requests are opened at the office in request-form.spec.ts, and shown by the desk in office/desk.test.ts.
/** Removes line breaks, which on a page depend on its width. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

for (const language of visitsEverything ? languages : (['en'] as const)) {
  test(`${language}: what is written into the form is what the desk shows`, async ({ page }) => {
    await page.goto(`http://127.0.0.1:${server.port}${pathOf('patient-routing', language)}`);
    await page.getByRole('main').getByRole('link', { name: questionWords.yesMeaning[language] }).click();
    await fillStep(page, 'appointment', language, child);
    await page.getByRole('button', { name: words.send[language], exact: true }).click();
    await expect(page.getByRole('heading', { name: words.sampleSentTitle[language] })).toBeVisible();
    const [reference = ''] = /\d{4} \d{4}/.exec(await page.getByRole('main').innerText()) ?? [];

    await page.goto(`${desk.address}${language === 'es' ? 'es/' : ''}unlock`);
    await page.getByRole('textbox').fill(passphrase);
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').filter({ hasText: reference }).getByRole('link').click();
    // Each answer once: what a caller needs at the top, the others with their question.
    const text = oneLine(await page.getByRole('main').innerText());
    const expected = shownAnswers(definitionOf('appointment', language), child, language).flatMap(({ answers }) => answers);
    for (const { value } of expected) expect(text).toContain(oneLine(value));
    expect(text).toContain(oneLine(String(child['visit-words'])));
    // The desk reports no error in what the form accepted.
    await expect(page.getByRole('note')).toHaveCount(0);
  });
}
