/** Starts React in place of the router's own start scripts, which the build takes out of the page (scripts/build/finish-html.ts). */
import type { WakingData } from '#app/site/opened-page.ts';

/**
 * Browsers of the last years remember an import that failed and refuse it for as long as the page stands, without asking
 * the network again; a query behind the name would help that file alone, and not what it imports. So every file is first
 * fetched into the browser's cache, where a failure can be tried again, and imported only when all of them are there.
 * It is also quicker: nothing waits to be found out from inside another file.
 */
async function bring(file: string): Promise<string> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return response.text();
}

const run = (file: string) => import(/* @vite-ignore */ file);

/** Fetches all that React wakes with, into the browser's cache, and runs nothing of it. */
export async function fetchReact(): Promise<WakingData> {
  const address = document.querySelector('script[data-start]')?.textContent ?? '';
  const data: WakingData = JSON.parse(await bring(JSON.parse(address)));
  await Promise.all(data.scripts.map(bring));
  return data;
}

export async function startReact(): Promise<void> {
  const { modules, scripts, ...page } = await fetchReact();
  const loaded = await Promise.all(Object.entries(modules).map(async ([id, file]) => [id, await run(file)]));
  window.openedPage = { ...page, modules: Object.fromEntries(loaded) };
  await run(page.entry);
}
