import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { launchOptions } from '../../tests/support/browser.ts';
import { findChromium } from '../setup/browser.mjs';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Throttling reckoned afterwards, which is steadier, or applied while the page loads, which is nearer to a visitor's phone. */
export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

/** What one visit of Lighthouse found. */
export interface Visit {
  /** Milliseconds until anything is painted. */
  readonly firstPaint: number;
  /** Milliseconds until the largest element is painted. */
  readonly largestPaint: number;
  /** Milliseconds the page could not answer. */
  readonly blocking: number;
  readonly shift: number;
  /** 0–100; only the categories asked for. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** The HTTP status the page itself came with. */
  readonly status: number;
  /** What the page fetched by itself, in the order it was asked for. */
  readonly requests: readonly { readonly url: string; readonly type: string }[];
  /** Ids of the audits that took points off a category other than performance. */
  readonly faults: readonly string[];
}

/** Milliseconds one visit may take on a busy machine. */
const longestVisit = 120_000;

/** Starts the Chromium the tests use, with its own data in the folder `profile`. The caller ends it with `kill()`. */
export async function startChrome(profile: string): Promise<LaunchedChrome> {
  const chromePath = process.env.CHROMIUM ?? (await findChromium());
  if (!chromePath) throw new Error('No Chromium was found: npm test installs one');
  await mkdir(profile, { recursive: true });
  return launch({
    chromePath,
    // Larger than the phone it plays: what is drawn outside the window is never shown, and an answer to a tap there would be
    // counted until something else moves.
    chromeFlags: ['--headless=new', '--window-size=1000,1200', ...(launchOptions.args ?? [])],
    logLevel: 'silent',
    userDataDir: resolve(profile),
  });
}

interface RequestItem {
  readonly url: string;
  readonly resourceType?: string;
  readonly statusCode?: number;
}

/** What Lighthouse says now and then of a visit like any other: its record began after the page did. */
const missedTheBeginning = 'NO_NAVSTART';

async function lighthouseResult(chrome: LaunchedChrome, url: string, only: readonly Category[], throttling: Throttling) {
  const late = AbortSignal.timeout(longestVisit);
  const tooLate = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(new Error(`${url} was not measured within ${longestVisit / 1000} s`)), { once: true });
  });
  const run = lighthouse(url, {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories: [...only],
    formFactor: 'mobile',
    throttlingMethod: throttling,
    // The 404 page answers with 404, as it should.
    ignoreStatusCode: true,
  });
  const result = await Promise.race([run, tooLate]);
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  return result.lhr;
}

/**
 * Visits an address as Lighthouse's phone, once more where its record missed the beginning. Rejects when the page cannot be
 * measured or takes too long.
 */
export async function visit(chrome: LaunchedChrome, url: string, only: readonly Category[], throttling: Throttling): Promise<Visit> {
  const once = () => lighthouseResult(chrome, url, only, throttling);
  const first = await once();
  const { audits, categories: found, runtimeError } = first.runtimeError?.code === missedTheBeginning ? await once() : first;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`${url}: Lighthouse gave no ${id} (${audits[id]?.errorMessage ?? 'not run'})`);
    return value;
  };
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? (details.items as unknown as RequestItem[]) : [];
  return {
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    scores: Object.fromEntries(only.map((id) => [id, Math.round((found[id]?.score ?? 0) * 100)])),
    status: items[0]?.statusCode ?? 0,
    requests: items.map(({ url: address, resourceType = '' }) => ({ url: address, type: resourceType })),
    faults: only
      .filter((id) => id !== 'performance')
      .flatMap((id) => found[id]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
