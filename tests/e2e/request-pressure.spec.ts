/** The form while more is sent than usual: the server asks for a small computation first. */
import { words } from '#app/parts/request-form/words.ts';
import { type Problem, requestsPath } from '#app/requests/api.ts';
import type { Envelope } from '#app/requests/envelope.ts';
import { isProof, proofHeader, usualChallenge } from '#app/requests/proof-of-work.ts';
import { expectAccessible } from '../support/axe.ts';
import { fillStep, openForm } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const challenge = { text: 'k3x.signature', ...usualChallenge };
const answers = { 'for-whom': 'for-me', 'first-name': 'Ana', phone: '(210) 555-0123', 'consent-call': true } as const;

test.use({ expected: { problems: [/status 429: .*\/api\/requests$/, /^console error: Failed to load resource/] } });

for (const language of triedLanguages) {
  test(`${language}: it computes what is asked for, says so in plain words, and the same request is received`, async ({ page }) => {
    const sent: { readonly id: string; readonly proof: string }[] = [];
    let goOn = () => {};
    const seen = new Promise<void>((done) => {
      goOn = done;
    });
    await page.route(`**${requestsPath}`, async (route) => {
      const request = route.request();
      const { id } = request.postDataJSON() as Envelope;
      sent.push({ id, proof: (await request.headerValue(proofHeader)) ?? '' });
      if (sent.length > 1) {
        await seen;
        return route.continue();
      }
      const problem: Partial<Problem> = { code: 'slow-down', retryAfter: 30, challenge };
      return route.fulfill({ status: 429, json: problem });
    });
    await openForm(page, 'appointment', language);
    await fillStep(page, 'appointment', language, answers);
    await page.getByRole('button', { name: words.send[language] }).click();
    await expect(page.getByRole('status').filter({ hasText: words.proving[language] })).toBeVisible();
    await expectAccessible(page, 'computing');
    goOn();
    await expect(page.getByRole('heading', { name: words.sampleSentTitle[language] })).toBeVisible();
    const [first, second] = sent;
    expect([sent.length, first?.proof, second?.id]).toEqual([2, '', first?.id]);
    expect(await isProof(second?.proof ?? '', challenge, second?.id ?? '')).toBe(true);
  });
}
