import { addDays, clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { hideNotices, readHiddenNotices } from '#app/parts/hours/hidden-notices.ts';

/** Returns a test whether a notice is due. The date in San Antonio is slow to compute on cheap phones, so only if needed. */
function dueNow(): (from: string, to: string) => boolean {
  // The date in San Antonio is always the UTC date or the day before it.
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

/** Sets `--closures-end` to the banner's lower edge on the page: the home page's opening fills the window below it. */
function tellEnd(banner: HTMLElement) {
  const { bottom } = banner.getBoundingClientRect();
  document.documentElement.style.setProperty('--closures-end', banner.hidden || !banner.isConnected ? '0px' : `${bottom + scrollY}px`);
}

/**
 * Shows the closure notices that are due by San Antonio's calendar (app/parts/hours/closure-banner.tsx) before the browser paints
 * the banner, and lets the visitor dismiss them even before the page is hydrated.
 */
export function showClosures() {
  const banner = document.querySelector<HTMLElement>('[data-closures]:not([data-shown])');
  if (!banner) return;
  banner.dataset.shown = '';
  show(banner);
  new ResizeObserver(() => tellEnd(banner)).observe(banner);
  // A page restored from the back/forward cache may be a day old, and its notices may have been dismissed on another page.
  addEventListener('pageshow', ({ persisted }) => persisted && show(banner));
  banner.querySelector('[data-hide-notices]')?.addEventListener('click', () => {
    hideNotices([...banner.querySelectorAll<HTMLElement>('[data-notice]:not([hidden])')].map(({ dataset }) => dataset.notice ?? ''));
    banner.hidden = true;
  });
}
