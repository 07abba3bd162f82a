import { abortAfter } from '#app/lib/abort-after.ts';
import { onClinicMinute } from '#app/parts/hours/clinic-clock.ts';

/** The address to fetch, filled in by scripts/build/page-scripts.ts; empty where the site has no server. */
declare const dayAddress: string;

let next = 0;

/** Fetches the day's entries from the office's server now and every 5 minutes while the page is visible. On failure, nothing changes. */
export function askDay(views: object) {
  if (!dayAddress) return;
  onClinicMinute(async () => {
    if (Date.now() < next) return;
    next = Date.now() + 300_000;
    try {
      const { entries } = await (await fetch(dayAddress, { signal: abortAfter(3000) })).json();
      if (entries[0] || globalThis.officeDay) (await import('./live-day.ts')).holdDay(entries, views);
    } catch {}
  });
}
