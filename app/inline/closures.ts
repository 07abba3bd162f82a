/**
 * Right behind the banner of closures (app/features/hours/closure-banner.tsx): shows the notices that are due by San
 * Antonio's calendar before the browser paints them, and puts them away at the first tap, awake or not.
 */
import { clinicMoment } from '../features/hours/clinic-time.ts';
import { hideNotices, readHiddenNotices } from '../features/hours/hidden-notices.ts';

const banner = document.querySelector<HTMLElement>('[data-closures]');
if (banner) {
  const today = clinicMoment(new Date()).date;
  const hidden = readHiddenNotices().split(' ');
  for (const notice of banner.querySelectorAll<HTMLElement>('[data-notice]')) {
    const { notice: id = '', from = '', to = '' } = notice.dataset;
    if (today < from || to < today || hidden.includes(id)) continue;
    notice.hidden = false;
    banner.hidden = false;
  }
  banner.querySelector('[data-hide-notices]')?.addEventListener('click', () => {
    hideNotices([...banner.querySelectorAll<HTMLElement>('[data-notice]:not([hidden])')].map(({ dataset }) => dataset.notice ?? ''));
    banner.hidden = true;
  });
}
