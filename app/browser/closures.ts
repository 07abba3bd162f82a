import { addDays, clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { hideNotices, readHiddenNotices } from '#app/parts/hours/hidden-notices.ts';

/** Whether a notice is due. Asking for San Antonio's day takes a slow phone long: only where the answer depends on it. */
function dueNow(): (from: string, to: string) => boolean {
  // Wherever the visitor is, San Antonio's day is that of UTC or the one before.
  const [earliest = '', latest = ''] = [-1, 0].map((days) => addDays(new Date().toISOString().slice(0, 10), days));
  let today: string | undefined;
  return (from, to) => {
    if (latest < from || to < earliest) return false;
    if (from <= earliest && latest <= to) return true;
    today ??= clinicMoment(new Date()).date;
    return from <= today && today <= to;
  };
}

function show(banner: HTMLElement) {
  const hidden = readHiddenNotices().split(' ');
  const isDue = dueNow();
  const notices = [...banner.querySelectorAll<HTMLElement>('[data-notice]')];
  for (const notice of notices) {
    const { notice: id = '', from = '', to = '' } = notice.dataset;
    notice.hidden = hidden.includes(id) || !isDue(from, to);
  }
  banner.hidden = notices.every((notice) => notice.hidden);
}

/**
 * Shows the closure notices that are due by San Antonio's calendar (app/parts/hours/closure-banner.tsx), before the browser
 * paints the banner, and puts them away at the first tap, hydrated or not.
 */
export function showClosures() {
  const banner = document.querySelector<HTMLElement>('[data-closures]:not([data-shown])');
  if (!banner) return;
  banner.dataset.shown = '';
  show(banner);
  // Out of the browser's cache the page comes as it was left: the day may be another, and notices put away elsewhere.
  addEventListener('pageshow', ({ persisted }) => persisted && show(banner));
  banner.querySelector('[data-hide-notices]')?.addEventListener('click', () => {
    hideNotices([...banner.querySelectorAll<HTMLElement>('[data-notice]:not([hidden])')].map(({ dataset }) => dataset.notice ?? ''));
    banner.hidden = true;
  });
}
