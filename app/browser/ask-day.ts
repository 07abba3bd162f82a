import { abortAfter } from '#app/lib/abort-after.ts';
import { onClinicMinute } from '#app/parts/hours/clinic-clock.ts';

/** Where to ask, filled in by scripts/build/page-scripts.ts; empty where the site has no server to ask. */
declare const dayAddress: string;

let next = 0;

/** Asks the office's server what is different today, now and every five minutes while the page is seen. Whatever fails, the page stays as it was built. */
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
