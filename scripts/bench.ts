/**
 * npm run bench: measures one page of each kind against the bars of the design, each beside the same page without
 * its scripts. Works on the site as built; docs/measuring.md tells how to read it.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { categories, startChrome, type Visit, visit } from './bench/measure.ts';
import { type BenchPage, pagesNamed, pagesToMeasure } from './bench/pages.ts';
import { faultLines, missedBars, type Result, table } from './bench/report.ts';
import { serveBuild } from './bench/site-server.ts';
import { writeStrippedBuild } from './bench/stripped-build.ts';
import { weigh } from './bench/weights.ts';

const usage = 'Usage: npm run bench -- [--runs 3] [--pages home,es:condition/asthma] [--minutes 60]';

function stop(reason: string): never {
  console.error(reason);
  process.exit(2);
}

function chosenOptions() {
  try {
    const { values } = parseArgs({
      options: { runs: { type: 'string', default: '3' }, pages: { type: 'string' }, minutes: { type: 'string', default: '60' } },
    });
    const [runs, minutes] = [Number(values.runs), Number(values.minutes)];
    if (!Number.isInteger(runs) || runs < 1 || !(minutes > 0)) return stop(usage);
    return { runs, minutes, chosen: values.pages ? pagesNamed(values.pages.split(',')) : pagesToMeasure() };
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

const { runs, minutes, chosen } = chosenOptions();
const build = 'build';
const strippedBuild = 'build/bench';
const missing = chosen.filter(({ path }) => !existsSync(join(build, 'client', path, 'index.html')));
if (missing.length > 0) stop(`Not built: ${missing.map(({ name }) => name).join(', ')}. Build the site first: npm run build`);

/** Undone in reverse order, however the measuring ends. */
const cleanUp: (() => unknown)[] = [];
const end = Date.now() + minutes * 60_000;
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
const stopNow = () => interrupted.signal.aborted || Date.now() > end;

/** Returns the origin; the server ends with the measuring. */
async function startServer(folder: string): Promise<string> {
  const { origin, stop } = await serveBuild(folder);
  cleanUp.push(stop);
  return origin;
}

/** All visits of one page. The two forms take turns in going first, so that neither always finds the warmer machine. */
async function measurePage(page: BenchPage, origins: { readonly built: string; readonly stripped: string }): Promise<Result | undefined> {
  const visits: Visit[] = [];
  const stripped: Visit[] = [];
  const chrome = await startChrome(join(strippedBuild, 'profile'));
  const visitBuilt = async () => visits.push(await visit(chrome, origins.built + page.path, categories));
  const visitStripped = async () => stripped.push(await visit(chrome, origins.stripped + page.path, ['performance']));
  try {
    for (let run = 0; run < runs; run += 1) {
      if (stopNow()) return undefined;
      for (const one of run % 2 === 0 ? [visitBuilt, visitStripped] : [visitStripped, visitBuilt]) await one();
    }
  } finally {
    chrome.kill();
  }
  const requests = visits.at(-1)?.requests ?? [];
  return { page, visits, stripped, weights: await weigh(join(build, 'client'), page.path, requests) };
}

const results: Result[] = [];
const failures: string[] = [];
try {
  cleanUp.push(() => rm(strippedBuild, { recursive: true, force: true, maxRetries: 5 }));
  await writeStrippedBuild(
    build,
    strippedBuild,
    chosen.map(({ path }) => path),
  );
  const [built, stripped] = [await startServer(build), await startServer(strippedBuild)];
  for (const [place, page] of chosen.entries()) {
    if (stopNow()) break;
    process.stderr.write(`${place + 1}/${chosen.length} ${page.name}\n`);
    try {
      const result = await measurePage(page, { built, stripped });
      if (result) results.push(result);
    } catch (error) {
      failures.push(`${page.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
} finally {
  for (const undo of cleanUp.toReversed()) await undo();
}

console.log(table(results));
console.log(
  `\nMedian of ${runs}. Times in ms, weights in kB of brotli before interaction; ✗ misses its bar: ${missedBars(results)} in all.`,
);
for (const line of faultLines(results)) console.log(`Points lost: ${line}`);
for (const line of failures) console.error(`Not measured: ${line}`);
const left = chosen.length - results.length - failures.length;
if (left > 0) console.error(`Not reached: ${left} page(s)`);
// A Lighthouse visit given up half-way would keep the program alive.
process.exit(failures.length > 0 || left > 0 ? 1 : 0);
