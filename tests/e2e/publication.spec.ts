/** Tests the way from "Publish" at the desk to a visitor's browser: the release runs by itself, as a timer starts it (docs/deploy.md). */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { pathOf } from '#app/site/paths.ts';
import { words as said } from '../../office/website/pages/words.ts';
import { type ProjectFixture, projectFixture } from '../../office/website/project-fixture.ts';
import { release, writeProject } from '../../scripts/release-fixture.ts';
import { officeToken } from '../../server/testing/api-fixture.ts';
import { unlock } from '../support/desk-page.ts';
import { expect, test } from '../support/test.ts';

/** The project's build: the offices' page, as the whole site's build would write it from this content. */
const build = `import { writeFileSync } from 'node:fs';
const { sitePage } = await import('${pathToFileURL(resolve('office/website/files/site-page.ts')).href}');
writeFileSync('build/client/index.html', await sitePage(process.cwd(), [], '${pathOf('locations', 'en')}'));
process.exit();
`;

let given: ProjectFixture;
let checkout: string;
let releases: string;
/** The site's address: serves the current release, with no requests. */
const site = createServer((asked, answer) => {
  if (asked.url?.startsWith('/api/')) return answer.end(JSON.stringify({ requests: [], more: false }));
  const name = asked.url === '/' ? 'index.html' : 'publication.json';
  try {
    return answer
      .setHeader('content-type', name.endsWith('html') ? 'text/html' : 'application/json')
      .end(readFileSync(join(releases, 'current/build/client', name)));
  } catch {
    return answer.writeHead(503).end();
  }
});

test.beforeEach(async () => {
  given = await projectFixture();
  [checkout, releases] = ['checkout', 'releases'].map((name) => join(dirname(given.project), name)) as [string, string];
  writeProject(given.project, build);
  given.git(given.project, 'add', '.');
  given.git(given.project, 'commit', '--quiet', '-m', 'The program');
  given.git(given.project, 'push', '--quiet', '-u', 'origin', 'master');
  execFileSync('git', ['clone', '--quiet', '--branch', 'master', given.remote, checkout]);
  mkdirSync(releases);
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
});
test.afterEach(async () => {
  site.close();
  await given.end();
});

// Files that this page does not need are not served.
test.use({ expected: { problems: [/./] } });

test('what the desk publishes is seen by a visitor, and the desk says since when', { tag: '@release' }, async ({ page, browser }) => {
  test.setTimeout(400_000);
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  await given.desk.post('/settings/connection', { server: address, token: officeToken });
  const timer = new AbortController();
  const ticking = (async () => {
    for (; !timer.signal.aborted; await setTimeout(1000)) await release(checkout, { releases, address });
  })();
  try {
    const visitor = await (await browser.newContext()).newPage();
    const sees = async (fax: string) =>
      expect(async () => {
        await visitor.goto(address);
        await expect(visitor.getByRole('main')).toContainText(fax, { timeout: 1000 });
      }).toPass({ timeout: 160_000 });
    await sees('(210) 555-0188');

    await unlock(page, given.desk);
    await page.waitForURL(/look=/);
    await page.goto(`${given.desk.address}website/offices/lincoln-heights`);
    await page.getByLabel('Fax').fill('(210) 555-0199');
    await page.getByRole('button', { name: said.save.en }).last().click();
    await expect(page.getByRole('status')).toHaveText(said.saved.en);
    await page.getByRole('link', { name: said.publish.en }).first().click();
    await page.getByRole('button', { name: said.publishNow.en, exact: true }).click();
    await expect(page.getByRole('status')).toContainText(said.sent.en);
    await expect(page.getByText(said.onItsWay.en)).toBeVisible();

    await sees('(210) 555-0199');
    await page.goto(`${given.desk.address}website/publish`);
    await expect(page.getByText(new RegExp(said.liveSince.en('')))).toBeVisible();
  } finally {
    timer.abort();
    await ticking;
  }
});
