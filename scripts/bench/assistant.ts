/**
 * `npm run bench:assistant`: milliseconds from Enter to the answer on the screen, in the built site on a processor slowed
 * four times. A measurement and no test: it says as much of the machine as of the code. Several checkouts, their folders named
 * behind `--`, are asked in turns, round by round, so that a busy machine is slow for all of them.
 */
import { chromium, type Page } from '@playwright/test';
import { assistantWords } from '#app/frame/assistant-words.ts';
import { conversationWords } from '#app/parts/assistant/words.ts';
import { type Language, languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { launchOptions } from '../../tests/support/browser.ts';
import { serveSite } from './site-server.ts';

/** How much slower than this machine: Lighthouse takes the same for a cheap phone. */
const slowdown = 4;
const rounds = 8;
const goal = 50;
/** Milliseconds between the opened dialog and the first question. */
const typing = 1500;

const questions = {
  en: [
    'are you open now',
    'do you take blue cross',
    'my throat is closing',
    'how much benadryl for a 2 year old',
    'what do i bring to my first visit',
  ],
  es: [
    'a qué hora cierran hoy',
    'aceptan blue cross',
    'se me cierra la garganta',
    'cuánto benadryl le doy a mi niño',
    'qué llevo a mi primera cita',
  ],
} as const;

/** Milliseconds from the key to the answer in the document, and to the frame that shows it, by the page's own clock. */
interface Times {
  readonly made: number;
  readonly painted: number;
}

async function answered(page: Page, question: string, language: Language): Promise<Times> {
  const dialog = page.getByRole('dialog', { name: assistantWords.title[language] });
  const field = dialog.getByRole('textbox', { name: assistantWords.label[language] });
  await field.fill(question);
  await page.evaluate((thinking) => {
    const log = document.querySelector('[role="log"]');
    const before = log?.querySelectorAll('li').length ?? 0;
    const timed = new Promise<Times>((resolve) => {
      let pressed = 0;
      addEventListener(
        'keydown',
        () => {
          pressed = performance.now();
        },
        { capture: true, once: true },
      );
      const watch = new MutationObserver(() => {
        const last = log?.querySelector(':scope > ol > li:last-child');
        const there =
          (log?.querySelectorAll('li').length ?? 0) > before && last?.querySelector('[lang]') && !last.textContent?.includes(thinking);
        if (!there) return;
        watch.disconnect();
        const made = performance.now() - pressed;
        // Behind the next frame, when it has been painted.
        requestAnimationFrame(() => setTimeout(() => resolve({ made, painted: performance.now() - pressed })));
      });
      if (log) watch.observe(log, { childList: true, subtree: true });
    });
    Object.assign(window, { timed });
  }, conversationWords.thinking[language]);
  await field.press('Enter');
  return page.evaluate(() => (window as unknown as { timed: Promise<Times> }).timed);
}

/** The dialog open on a page of a build, with everything it runs on. */
async function opened(origin: string, language: Language): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(origin + pathOf('team', language));
  await page.getByRole('button', { name: assistantWords.open[language] }).click();
  await page.getByText(conversationWords.try[language]).waitFor();
  // A visitor types the question first.
  await page.waitForTimeout(typing);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

function tell(name: string, what: keyof Times, times: readonly Times[]) {
  const sorted = times.map((one) => one[what]).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  console.log(`${name}, ${what}: median ${at(0.5)} ms, 90 % within ${at(0.9)} ms, slowest ${at(1)} ms (goal ${goal} ms)`);
}

const builds = process.argv.length > 2 ? process.argv.slice(2) : ['.'];
const servers = await Promise.all(builds.map(serveSite));
const browser = await chromium.launch(launchOptions);
try {
  for (const language of languages) {
    const asked: { readonly build: string; readonly page: Page; readonly times: Times[] }[] = [];
    for (const [place, { origin }] of servers.entries())
      asked.push({ build: builds[place] ?? '', page: await opened(origin, language), times: [] });
    for (let round = 0; round < rounds; round += 1) {
      for (const { page, times } of asked) {
        await page.bringToFront();
        for (const question of questions[language]) times.push(await answered(page, question, language));
      }
    }
    for (const { build, page, times } of asked) {
      for (const what of ['made', 'painted'] as const) tell(`${build}, ${language}`, what, times);
      await page.close();
    }
  }
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.stop()));
}
