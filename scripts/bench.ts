/**
 * npm run bench: measures one page of each type of the built site and fails when a budget is missed (scripts/bench/figures.ts).
 * docs/measuring.md explains the output.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../tests/support/browser.ts';
import { type Figures, medians, missedBudgets } from './bench/figures.ts';
import { throttlings, visitByLighthouse } from './bench/lighthouse-visit.ts';
import { type BenchPage, pagesNamed, pagesToMeasure } from './bench/pages.ts';
import { readAndTap } from './bench/read-and-tap.ts';
import { type SiteServer, serveSite } from './bench/site-server.ts';

const usage =
  'npm run bench -- [--runs 3] [--pages home,es:condition/asthma] [--throttling simulate|devtools] [--against ../other-checkout]';

/** Reads the options; `against` is the folder of another checkout, whose built site is measured too. Throws on invalid options. */
function chosenOptions() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { runs: text, pages: text, throttling: text, against: text } });
  const runs = Number(values.runs ?? 3);
  const throttling = throttlings.find((one) => one === (values.throttling ?? 'simulate'));
  if (!Number.isInteger(runs) || runs < 1 || !throttling) throw new Error('--runs is a number from 1, --throttling simulate or devtools.');
  return { runs, throttling, pages: values.pages ? pagesNamed(values.pages.split(',')) : pagesToMeasure(), against: values.against };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Visits one page of each site `runs` times; resolves to the medians of each. Sites take turns going first, as the machine warms up. */
async function measure({ path, module }: BenchPage, sites: readonly SiteServer[], { runs, throttling }: ReturnType<typeof chosenOptions>) {
  const port = await freePort();
  const browser = await chromium.launch({
    ...launchOptions,
    // The window is larger than the phone: what is drawn outside a window is never shown, and a response to a tap there never counts.
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`, '--window-size=1000,1200'],
  });
  // The not-found pages answer with status 404, as they should; no other page may.
  const lighthouseOptions = { port, throttlingMethod: throttling, ignoreStatusCode: module === 'not-found' };
  const visits = sites.map(({ origin }) => ({ origin, figures: [] as Figures[], faults: new Set<string>() }));
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const { origin, figures, faults } of run % 2 === 0 ? visits : visits.toReversed()) {
        const visit = await visitByLighthouse(origin + path, lighthouseOptions);
        figures.push({ ...visit.figures, ...(await readAndTap(browser, origin + path)) });
        for (const fault of visit.faults) faults.add(fault);
      }
    }
  } finally {
    await browser.close();
  }
  const [own = { figures: {}, faults: [] }, against] = visits.map(({ figures, faults }) => ({
    figures: medians(figures),
    faults: [...faults],
  }));
  return { own, against };
}

function stop(error: unknown): never {
  console.error(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`);
  process.exit(2);
}

// Playwright answers the signal too, but ends only its browser, not this program.
process.once('SIGTERM', () => process.exit(143));
const options = await Promise.try(chosenOptions).catch(stop);
const sites = await Promise.all(['.', options.against ?? []].flat().map(serveSite)).catch(stop);
const table: Record<string, Figures> = {};
const failures: string[] = [];
for (const [place, page] of options.pages.entries()) {
  process.stderr.write(`${place + 1}/${options.pages.length} ${page.name}\n`);
  try {
    const { own, against } = await measure(page, sites, options);
    table[page.name] = own.figures;
    if (against) table[`${page.name}, against`] = against.figures;
    failures.push(...missedBudgets(page, own.figures));
    if (own.faults.length > 0) console.error(`${page.name} loses points for ${own.faults.join(', ')}`);
  } catch (error) {
    failures.push(`${page.name} could not be measured: ${error instanceof Error ? error.message : error}`);
  }
}
for (const { stop: end } of sites) await end();

console.table(table);
console.log(`Medians of ${options.runs}, ${options.throttling}. Times in ms, weights in kB of brotli.`);
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
