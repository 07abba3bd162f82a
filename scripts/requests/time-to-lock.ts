import { chromium } from '@playwright/test';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { launchOptions } from '../../tests/support/browser.ts';
import { bundled } from '../build/bundled.ts';

export interface LockTimes {
  /** Milliseconds for the first lock of a page, and the middle of twenty more. */
  readonly first: number;
  readonly median: number;
  /** Milliseconds for the proof that a server under pressure asks for: the middle of forty, and the slowest. */
  readonly proof: number;
  readonly slowestProof: number;
  /** Of the code. */
  readonly bytes: number;
}

/** In Chromium with its processor slowed so many times. */
export async function timeToLock(slower: number): Promise<LockTimes> {
  const { code } = await bundled('scripts/requests/lock-in-page.ts');
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    // WebCrypto needs a secure address; nothing is fetched from it.
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Lock</title>' }));
    await page.goto('http://127.0.0.1/');
    await page.addScriptTag({ content: code });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const times = await page.evaluate(
      (publicKey) => (window as unknown as { timeLocks: LockTimer }).timeLocks(publicKey, 21),
      sampleKeyPair.publicKey,
    );
    const proofs = await page.evaluate(() => (window as unknown as { timeProofs: ProofTimer }).timeProofs(40));
    const [first = Number.NaN, ...more] = times;
    return { first, median: middle(more), proof: middle(proofs), slowestProof: Math.max(...proofs), bytes: code.length };
  } finally {
    await browser.close();
  }
}

const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

export type ProofTimer = (count: number) => Promise<number[]>;
export type LockTimer = (publicKey: string, count: number) => Promise<number[]>;
