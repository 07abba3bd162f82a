import { chromium } from '@playwright/test';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { launchOptions } from '../../tests/support/browser.ts';
import { bundled } from '../build/bundled.ts';

/** Milliseconds in Chromium with its processor slowed so many times: the first lock of a page, and the middle of twenty more. */
export async function timeToLock(slower: number): Promise<{ readonly first: number; readonly median: number; readonly bytes: number }> {
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
    const [first = Number.NaN, ...more] = times;
    return { first, median: more.toSorted((a, b) => a - b)[Math.floor(more.length / 2)] ?? Number.NaN, bytes: code.length };
  } finally {
    await browser.close();
  }
}

export type LockTimer = (publicKey: string, count: number) => Promise<number[]>;
