/**
 * `npm run bench:assistant`: milliseconds from Enter to the answer on the screen, in the built site on a processor slowed
 * four times. A measurement and no test: it says as much of the machine as of the code.
 */
import { chromium, type Page } from '@playwright/test';
import { assistantWords } from '#app/frame/assistant-words.ts';
import { conversationWords } from '#app/parts/assistant/words.ts';
import { type Language, languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { launchOptions } from '../../tests/support/browser.ts';
import { serveBuild } from './site-server.ts';

/** How much slower than this machine: Lighthouse takes the same for a cheap phone. */
const slowdown = 4;
const rounds = 4;
const goal = 50;

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

/** Milliseconds from the key to the frame that shows the answer, as the page's own clock has them. */
async function answered(page: Page, question: string, language: Language): Promise<number> {
  const dialog = page.getByRole('dialog', { name: assistantWords.title[language] });
  const field = dialog.getByRole('textbox', { name: assistantWords.label[language] });
  await field.fill(question);
  await page.evaluate((thinking) => {
    const log = document.querySelector('[role="log"]');
    const before = log?.querySelectorAll('li').length ?? 0;
    const timed = new Promise<number>((resolve) => {
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
        // Behind the next frame, when it has been painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      });
      if (log) watch.observe(log, { childList: true, subtree: true });
    });
    Object.assign(window, { timed });
  }, conversationWords.thinking[language]);
  await field.press('Enter');
  return page.evaluate(() => (window as unknown as { timed: Promise<number> }).timed);
}

const server = await serveBuild('build');
const browser = await chromium.launch(launchOptions);
try {
  for (const language of languages) {
    const page = await browser.newPage();
    const client = await page.context().newCDPSession(page);
    await page.goto(server.origin + pathOf('team', language));
    await page.getByRole('button', { name: assistantWords.open[language] }).click();
    await page.getByText(conversationWords.try[language]).waitFor();
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const question of questions[language]) times.push(await answered(page, question, language));
    }
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    console.log(
      `${language}: first ${Math.round(times[0] ?? 0)} ms, median ${at(0.5)} ms, 90 % within ${at(0.9)} ms, slowest ${at(1)} ms (goal ${goal} ms)`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
