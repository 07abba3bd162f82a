/** Tests the form under load: the server is busy, and its answer gets lost. */
import { words } from '#app/parts/request-form/words.ts';
import { officePath, type Problem, requestsPath } from '#app/requests/api.ts';
import type { Envelope } from '#app/requests/envelope.ts';
import { sampleOfficeToken } from '#app/requests/sample-key.ts';
import { fillStep, openForm } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const answers = { 'for-whom': 'for-me', 'first-name': 'Ana', phone: '(210) 555-0123', 'consent-call': true } as const;

test.use({
  reducedMotion: 'reduce',
  expected: { problems: [/status 503: .*\/api\/requests$/, /^console error: Failed to load resource/] },
});

for (const language of triedLanguages) {
  test(`${language}: it comes again by itself, and the one request is received`, { tag: '@release' }, async ({ page, request }) => {
    const sent: string[] = [];
    const said = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    page.on('dialog', (dialog) => dialog.accept());
    let through = false;
    await page.route(`**${requestsPath}`, async (route) => {
      sent.push((route.request().postDataJSON() as Envelope).id);
      if (through) return route.continue();
      if (sent.length === 1) return route.fulfill({ status: 503, json: { code: 'busy', retryAfter: 1 } satisfies Partial<Problem> });
      // The server accepts it, but the answer is lost, as behind a network's sign-in page.
      await route.fetch();
      return route.fulfill({ status: 200, body: '<html>Sign in</html>' });
    });
    await openForm(page, 'appointment', language);
    await fillStep(page, 'appointment', language, answers);

    await page.getByRole('button', { name: words.send[language] }).click();
    await said(words.busy[language]);

    await test.step('busy: it comes again by itself, also when the answer got lost and the page was loaded anew', async () => {
      await said(words.noAnswer[language]);
      through = true;
      await page.reload();
      await expect(page.getByRole('heading', { name: words.sampleSentTitle[language] })).toBeVisible();
      expect(sent.length).toBeGreaterThanOrEqual(3);
      expect(new Set(sent).size).toBe(1);
      const list = await request.get(officePath, { headers: { authorization: `Bearer ${sampleOfficeToken}` } });
      expect(((await list.json()) as { requests: { id: string }[] }).requests.filter(({ id }) => id === sent[0])).toHaveLength(1);
    });
  });
}
