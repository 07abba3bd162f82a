/**
 * The parts of a page that update by themselves, without React; loaded after the page. Every view that a page shows by `ClinicNow`
 * is listed here by name. Views that few pages show are imported only when the page contains one of them.
 */
import { TodayHoursView } from '#app/parts/hours/today-hours-view.tsx';
import { askDay } from './ask-day.ts';
import { defineClinicNow } from './clinic-now.ts';
import { loadHeader } from './load-header.ts';
import { providePopovers } from './provide-popovers.ts';

const home = async () => (await import('./live-home.ts')).homeViews;
const offices = async () => (await import('./live-offices.ts')).officeViews;
const seasons = async () => (await import('./live-seasons.ts')).seasonViews;

async function readArticle() {
  if (document.querySelector('.contents-rail')) (await import('./live-article.ts')).followReading();
}
void readArticle().catch(() => {});
addEventListener('articleshown', () => void readArticle().catch(() => {}));

const views = { 'today-hours': TodayHoursView };

// Before the header's script, which queries open popovers.
void providePopovers().then(loadHeader);
askDay(views);
defineClinicNow(views, {
  'air-line': home,
  'answer-time': offices,
  'hours-table': offices,
  'month-tag': seasons,
  'office-status': offices,
  'shot-state': offices,
  'this-month': seasons,
  'today-more': home,
  'today-office': home,
  'today-title': home,
  'upcoming-closures': offices,
  'week-by-doctor': offices,
  'week-by-office': offices,
  'week-title': offices,
  'who-answers': offices,
  'year-chart': seasons,
  'year-strip': home,
});
