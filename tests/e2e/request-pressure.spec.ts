/** The form while more is sent than usual: the server asks for a small computation first, is busy, and its answer gets lost. */
import { words } from '#app/parts/request-form/words.ts';
import { officePath, type Problem, requestsPath } from '#app/requests/api.ts';
import type { Envelope } from '#app/requests/envelope.ts';
import { isProof, prices, proofHeader } from '#app/requests/proof-of-work.ts';
import { sampleOfficeToken } from '#app/requests/sample-key.ts';
import { visitsEverything } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { fillStep, openForm } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const challenge = { text: 'k3x.signature', bits: prices.highest };
const answers = { 'for-whom': 'for-me', 'first-name': 'Ana', phone: '(210) 555-0123', 'consent-call': true } as const;

test.use({
  reducedMotion: 'reduce',
  expected: { problems: [/status (429|503): .*\/api\/requests$/, /^console error: Failed to load resource/] },
});

for (const language of triedLanguages) {
  test(`${language}: it computes what is asked for, comes again by itself, and the one request is received`, { tag: '@release' }, async ({
    page,
    request,
  }) => {
    const sent: { readonly id: string; readonly proof: string }[] = [];
    const said = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    page.on('dialog', (dialog) => dialog.accept());
    let goOn = () => {};
    const seen = new Promise<void>((done) => {
      goOn = done;
    });
    let through = false;
    await page.route(`**${requestsPath}`, async (route) => {
      const one = route.request();
      sent.push({ id: (one.postDataJSON() as Envelope).id, proof: (await one.headerValue(proofHeader)) ?? '' });
      if (through) return route.continue();
      if (sent.length === 1)
        return route.fulfill({ status: 429, json: { code: 'slow-down', retryAfter: 30, challenge } satisfies Partial<Problem> });
      if (sent.length === 2) {
        await seen;
        return route.fulfill({ status: 503, json: { code: 'busy', retryAfter: 1 } satisfies Partial<Problem> });
      }
      // The server takes it, but the answer is lost on the way, as behind a network's sign-in page.
      await route.fetch();
      return route.fulfill({ status: 200, body: '<html>Sign in</html>' });
    });
    await openForm(page, 'appointment', language);
    await fillStep(page, 'appointment', language, answers);

    await test.step('it says in plain words that it computes, and sends the same request with the proof', async () => {
      await page.getByRole('button', { name: words.send[language] }).click();
      await said(words.proving[language]);
      if (visitsEverything) await expectAccessible(page, 'computing');
      goOn();
      await said(words.busy[language]);
      const [first, second] = sent;
      expect([sent.length, first?.proof, second?.id]).toEqual([2, '', first?.id]);
      expect(await isProof(second?.proof ?? '', challenge, second?.id ?? '')).toBe(true);
    });

    await test.step('busy: it comes again by itself, also when the answer got lost and the page was loaded anew', async () => {
      await said(words.noAnswer[language]);
      through = true;
      await page.reload();
      await expect(page.getByRole('heading', { name: words.sampleSentTitle[language] })).toBeVisible();
      expect(sent.length).toBeGreaterThanOrEqual(4);
      expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
      const list = await request.get(officePath, { headers: { authorization: `Bearer ${sampleOfficeToken}` } });
      expect(((await list.json()) as { requests: { id: string }[] }).requests.filter(({ id }) => id === sent[0]?.id)).toHaveLength(1);
    });
  });
}
