/** Tests pages on one host and the request server on another, as with a CDN: what a real browser allows. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { envelopeText } from '#app/requests/envelope.ts';
import { type ApiFixture, startApi } from '../../server/testing/api-fixture.ts';
import { type FixtureSite, hashes, startFixture } from '../../server/testing/fixture-site.ts';
import { lockedEnvelope } from '../../server/testing/stored-fixture.ts';

/** Returns a port of this machine that is not in use. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

let site: FixtureSite;
let stranger: FixtureSite;
/** Built without the setting. */
let plain: FixtureSite;
let api: ApiFixture;

test.beforeAll(async () => {
  const apiPort = await freePort();
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const csp = { ...hashes, apiOrigin };
  [site, stranger, plain] = await Promise.all([startFixture(undefined, { csp }), startFixture(undefined, { csp }), startFixture()]);
  api = await startApi({ port: apiPort, settings: { siteOrigin: site.app.listeningOrigin } });
});
test.afterAll(async () => {
  await Promise.all([site.close(), stranger.close(), plain.close(), api.close()]);
});

/** POSTs from a page as the form does; returns the error's name if the browser blocks it. */
function sendFrom(page: Page, url: string, body: string) {
  return page.evaluate(
    async ([address = '', text = '']) => {
      try {
        const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
        return { status: answer.status, retryAfter: answer.headers.get('retry-after'), json: await answer.json() };
      } catch (error) {
        return error instanceof Error ? error.name : 'failed';
      }
    },
    [url, body],
  );
}

test('only the site’s own pages send to the other host', { tag: '@release' }, async ({ page }) => {
  const url = `${api.app.listeningOrigin}/api/requests`;

  await test.step('the site’s pages send to the other host, and read the receipt and the refusals', async () => {
    await page.goto(site.app.listeningOrigin);
    const body = envelopeText(await lockedEnvelope());
    expect(await sendFrom(page, url, body)).toMatchObject({ status: 201, json: { reference: expect.stringMatching(/^\d{4} \d{4}$/) } });
    expect(await sendFrom(page, url, body)).toMatchObject({ status: 200 });
    expect(await sendFrom(page, url, '[]')).toMatchObject({ status: 422, json: { code: 'not-an-envelope' } });
    expect((await api.waiting()).requests).toHaveLength(1);
  });

  await test.step('a page of another site can neither send nor read', async () => {
    await page.goto(stranger.app.listeningOrigin);
    expect(await sendFrom(page, url, envelopeText(await lockedEnvelope()))).toBe('TypeError');
    expect((await api.waiting()).requests).toHaveLength(1);
  });

  await test.step('a page built without the setting is kept from sending there by its own policy', async () => {
    await page.goto(plain.app.listeningOrigin);
    const refused = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
    expect(await sendFrom(page, url, envelopeText(await lockedEnvelope()))).toBe('TypeError');
    await refused;
    expect((await api.waiting()).requests).toHaveLength(1);
  });
});
