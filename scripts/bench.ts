/**
 * npm run bench: measures one page of each kind against its budgets (scripts/bench/budgets.ts), each beside its limit,
 * the same page without all it could do without. Works on the site as built; docs/measuring.md tells how to read it.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { articleLine, articleWeights } from './bench/article-weights.ts';
import { writeLimitBuild } from './bench/limit-build.ts';
import { categories, startChrome, type Throttling, throttlings, type Visit, visit } from './bench/measure.ts';
import { type BenchPage, pagesNamed, pagesToMeasure } from './bench/pages.ts';
import { faultLines, missedBudgets, type Result, table } from './bench/report.ts';
import { type Answer, type SiteServer, serveBuild } from './bench/site-server.ts';
import { reading, resting, type Tap, tap, wakeUp } from './bench/use.ts';
import { weigh } from './bench/weights.ts';

const usage = 'Usage: npm run bench -- [--runs 3] [--pages home,es:condition/asthma] [--minutes 60] [--throttling simulate|devtools]';

function stop(reason: string): never {
  console.error(reason);
  process.exit(2);
}

function chosenOptions(): { runs: number; minutes: number; throttling: Throttling; chosen: BenchPage[] } {
  try {
    const { values } = parseArgs({
      options: {
        runs: { type: 'string', default: '3' },
        pages: { type: 'string' },
        minutes: { type: 'string', default: '60' },
        throttling: { type: 'string', default: 'simulate' },
      },
    });
    const [runs, minutes] = [Number(values.runs), Number(values.minutes)];
    const throttling = throttlings.find((one) => one === values.throttling);
    if (!Number.isInteger(runs) || runs < 1 || !(minutes > 0) || !throttling) return stop(usage);
    return { runs, minutes, throttling, chosen: values.pages ? pagesNamed(values.pages.split(',')) : pagesToMeasure() };
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

const { runs, minutes, throttling, chosen } = chosenOptions();
const build = 'build';
const limitBuild = 'build/bench';
const missing = chosen.filter(({ path }) => !existsSync(join(build, 'client', path, 'index.html')));
if (missing.length > 0) stop(`Not built: ${missing.map(({ name }) => name).join(', ')}. Build the site first: npm run build`);

/** Undone in reverse order, however the measuring ends. */
const cleanUp: (() => unknown)[] = [];
const end = Date.now() + minutes * 60_000;
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
const stopNow = () => interrupted.signal.aborted || Date.now() > end;

/** The server ends with the measuring. */
async function startServer(folder: string): Promise<SiteServer> {
  const server = await serveBuild(folder);
  cleanUp.push(server.stop);
  return server;
}

/** All visits of one page. The two forms take turns in going first, so that neither always finds the warmer machine. */
async function measurePage(page: BenchPage, { built, limit }: { readonly built: SiteServer; readonly limit: SiteServer }) {
  const visits: Visit[] = [];
  const atLimit: Visit[] = [];
  const taps: Tap[] = [];
  const wakings: number[] = [];
  let first20s: readonly Answer[] = [];
  let waking: readonly Answer[] = [];
  const chrome = await startChrome(join(limitBuild, 'profile'));
  const visitBuilt = async () => visits.push(await visit(chrome, built.origin + page.path, categories, throttling));
  const visitLimit = async () => atLimit.push(await visit(chrome, limit.origin + page.path, ['performance'], throttling));
  try {
    for (let run = 0; run < runs; run += 1) {
      if (stopNow()) return undefined;
      for (const one of run % 2 === 0 ? [visitBuilt, visitLimit] : [visitLimit, visitBuilt]) await one();
      built.takeAnswers();
      // What is fetched while reading is the same each time: once is enough.
      const tapped = await tap(chrome, built.origin + page.path, run === 0 ? reading : resting, () => {
        if (run === 0) first20s = built.takeAnswers();
      });
      if (tapped) taps.push(tapped);
      built.takeAnswers();
      const task = await wakeUp(chrome, built.origin + page.path);
      if (run === 0) waking = built.takeAnswers();
      if (task !== undefined) wakings.push(task);
    }
  } finally {
    chrome.kill();
  }
  const requests = visits.at(-1)?.requests ?? [];
  const weights = await weigh(join(build, 'client'), page.path, { requests, first20s, waking });
  return { page, visits, limit: atLimit, taps, wakings, weights } satisfies Result;
}

const results: Result[] = [];
const failures: string[] = [];
try {
  cleanUp.push(() => rm(limitBuild, { recursive: true, force: true, maxRetries: 5 }));
  await writeLimitBuild(
    build,
    limitBuild,
    chosen.map(({ path }) => path),
  );
  const servers = { built: await startServer(build), limit: await startServer(limitBuild) };
  for (const [place, page] of chosen.entries()) {
    if (stopNow()) break;
    process.stderr.write(`${place + 1}/${chosen.length} ${page.name}\n`);
    try {
      const result = await measurePage(page, servers);
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
  `\nMedian of ${runs}. Times in ms, weights in kB of brotli before interaction; ✗ misses its budget: ${missedBudgets(results)} in all.`,
);
console.log(articleLine(await articleWeights(join(build, 'client'))));
for (const line of faultLines(results)) console.log(`Points lost: ${line}`);
for (const line of failures) console.error(`Not measured: ${line}`);
const left = chosen.length - results.length - failures.length;
if (left > 0) console.error(`Not reached: ${left} page(s)`);
// A Lighthouse visit given up half-way would keep the program alive.
process.exit(failures.length > 0 || left > 0 ? 1 : 0);
