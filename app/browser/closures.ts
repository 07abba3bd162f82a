/**
 * Right behind the banner of closures (app/parts/hours/closure-banner.tsx): shows the notices that are due by San
 * Antonio's calendar before the browser paints them, and puts them away at the first tap, awake or not.
 */
import { addDays, clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { hideNotices, readHiddenNotices } from '#app/parts/hours/hidden-notices.ts';

const banner = document.querySelector<HTMLElement>('[data-closures]');
if (banner) {
  const hidden = readHiddenNotices().split(' ');
  // Wherever the visitor is, San Antonio's day is that of UTC or the one before. Where both say the same of a notice,
  // the first paint need not wait for the zone's calendar, which takes a slow phone long.
  const [earliest = '', latest = ''] = [-1, 0].map((days) => addDays(new Date().toISOString().slice(0, 10), days));
  let today: string | undefined;
  for (const notice of banner.querySelectorAll<HTMLElement>('[data-notice]')) {
    const { notice: id = '', from = '', to = '' } = notice.dataset;
    if (latest < from || to < earliest || hidden.includes(id)) continue;
    if (earliest < from || to < latest) {
      today ??= clinicMoment(new Date()).date;
      if (today < from || to < today) continue;
    }
    notice.hidden = false;
    banner.hidden = false;
  }
  banner.querySelector('[data-hide-notices]')?.addEventListener('click', () => {
    hideNotices([...banner.querySelectorAll<HTMLElement>('[data-notice]:not([hidden])')].map(({ dataset }) => dataset.notice ?? ''));
    banner.hidden = true;
  });
}
