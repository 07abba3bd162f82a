/**
 * npm run bench:games -- [--seconds 60] [--shots folder] [--slow 4]
 * Plays each game of the built site by touch, by keys and with one button, on a processor slowed four times, and tells how many
 * frames a second were drawn. With a folder it leaves pictures of each round there, to be looked at. Ends with 1 where a round could not
 * be played: no grain popped, nothing caught.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { words } from '#app/parts/games/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { launchOptions } from '../../tests/support/browser.ts';
import { serveSite } from './site-server.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { seconds: text, shots: text, slow: text } });
const seconds = Number(values.seconds ?? 60);
const slow = Number(values.slow ?? 4);
if (!(seconds > 0) || !(slow >= 1)) throw new Error('--seconds is a number above 0, --slow one from 1.');

const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desk = { viewport: { width: 1280, height: 800 } };

type Watched = Window & { gaps: number[] };

/** In the page: the milliseconds between frames from now on. */
function watchFrames() {
  const gaps: number[] = [];
  (window as unknown as Watched).gaps = gaps;
  let last: number | undefined;
  const onFrame = (now: number) => {
    if (last !== undefined) gaps.push(now - last);
    last = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

/** What a child may go for now, in the window's pixels: grains, and things in a bubble; friends and things with points not. */
function goodOnes(page: Page): Promise<Place[]> {
  return page.evaluate(() => {
    const open = [...document.querySelectorAll('[data-kind="mountain-cedar"]')].length === 0;
    const flyers = [...document.querySelectorAll<HTMLElement>('[data-flyer]')].filter(
      ({ dataset: { kind } }) => kind !== 'bee' && kind !== 'monarch' && (kind !== 'boss' || open),
    );
    const things = [...document.querySelectorAll<HTMLElement>('.kz-thing:has(.kz-bubble)')];
    const field = document.querySelector('.kz-field')?.getBoundingClientRect();
    return [...flyers, ...things]
      .map((one) => ({ box: one.getBoundingClientRect(), label: one.getAttribute('aria-label') ?? '' }))
      .map(({ box, label }) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2, label }))
      .filter(({ y }) => !field || (y > field.top + 20 && y < field.bottom - 20))
      .toSorted((one, other) => other.y - one.y);
  });
}

const ringIsGood = (page: Page) =>
  page.evaluate(() => {
    const ringed = document.querySelector<HTMLElement>('.kz-ringed');
    const kind = ringed?.dataset.kind;
    if (!ringed) return false;
    return kind ? kind !== 'bee' && kind !== 'monarch' : ringed.querySelector('.kz-bubble') !== null;
  });

/** Goes on where a panel asks for it. Gives whether it did. */
async function goOn(page: Page): Promise<boolean> {
  const button = page.locator('.kz-panel .kz-big-button');
  if ((await button.count()) === 0) return false;
  await button
    .first()
    .click({ timeout: 2000 })
    .catch(() => {});
  return true;
}

type Hand = (page: Page, session: CDPSession) => Promise<void>;

const hands: Readonly<Record<'pollen-pop' | 'runny-nose', Readonly<Record<'touch' | 'keys' | 'one button', Hand>>>> = {
  'pollen-pop': {
    async touch(page) {
      const [one] = await goodOnes(page);
      if (one) await page.touchscreen.tap(one.x, one.y);
    },
    async keys(page) {
      await page.keyboard.press('ArrowRight');
      const kind = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.kind);
      if (kind && kind !== 'bee' && kind !== 'monarch') await page.keyboard.press('Space');
    },
    async 'one button'(page) {
      if (await ringIsGood(page)) await page.keyboard.press('Space');
    },
  },
  'runny-nose': {
    async touch(page, session) {
      const [one] = await goodOnes(page);
      const field = await page.locator('.kz-field').boundingBox();
      if (!one || !field) return;
      const y = field.y + field.height - 60;
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: field.x + field.width / 2, y }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: one.x, y }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    async keys(page) {
      const [one] = await goodOnes(page);
      const nose = await page.locator('.kz-nose').boundingBox();
      if (!one || !nose) return;
      const aside = one.x - nose.x - nose.width / 2;
      if (Math.abs(aside) < 24) return;
      const key = aside > 0 ? 'ArrowRight' : 'ArrowLeft';
      await page.keyboard.down(key);
      await page.waitForTimeout(Math.min(300, Math.abs(aside) * 1.2));
      await page.keyboard.up(key);
    },
    async 'one button'(page) {
      if (await ringIsGood(page)) await page.keyboard.press('Space');
    },
  },
};

/** Milliseconds that the page's own thread has been busy so far. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

function tell(name: string, frames: readonly number[], worked: number, won: string | null) {
  const inOrder = frames.toSorted((one, other) => one - other);
  const at = (part: number) => inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * part))] ?? 0;
  const all = frames.reduce((sum, one) => sum + one, 0);
  const late = frames.filter((one) => one > 25).length / Math.max(1, frames.length);
  const figures = [
    `${((1000 * frames.length) / all).toFixed(1)} frames/s`,
    `median ${at(0.5).toFixed(1)} ms`,
    `95 % within ${at(0.95).toFixed(1)} ms`,
    `${(late * 100).toFixed(1)} % over 25 ms`,
    `page busy ${(worked / frames.length).toFixed(1)} ms a frame`,
  ];
  process.stdout.write(`${name.padEnd(26)} ${figures.join(', ')}; cards: ${won ?? 'none'}\n`);
}

const site = await serveSite('.');
const browser = await chromium.launch(launchOptions);
try {
  if (values.shots) await mkdir(values.shots, { recursive: true });
  for (const game of ['pollen-pop', 'runny-nose'] as const) {
    for (const [hand, act] of Object.entries(hands[game])) {
      const context = await browser.newContext({ ...(hand === 'keys' ? desk : phone), serviceWorkers: 'block' });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await page.goto(site.origin + pathOf(game, 'en'), { waitUntil: 'load' });
      const way = hand === 'one button' ? words.oneButton.en : words.play.en;
      // A wide window says below each way what it is.
      await page.getByRole('button', { name: new RegExp(`^${way}`) }).click();
      await page.locator('.kz-playing').waitFor();
      await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
      await session.send('Performance.enable');
      await page.evaluate(watchFrames);
      const before = await busy(session);
      const began = performance.now();
      for (let shot = 0; performance.now() - began < seconds * 1000; ) {
        if (!(await goOn(page))) await act(page, session);
        await page.waitForTimeout(hand === 'one button' ? 250 : 350);
        if (values.shots && performance.now() - began > (shot * seconds * 1000) / 6) {
          await page.screenshot({ path: join(values.shots, `${game}-${hand.replace(' ', '-')}-${shot}.png`) });
          shot += 1;
        }
      }
      const frames = await page.evaluate(() => (window as unknown as Watched).gaps);
      const worked = (await busy(session)) - before;
      const won = await page.evaluate(() => localStorage.getItem('grain-album'));
      tell(`${game}, ${hand}`, frames, worked, won);
      if (!won) process.exitCode = 1;
      await context.close();
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
