/** The current-state views that only the home page shows: today at the offices, the air of the month, and the strip of the year. */
import { YearStripView } from '#app/pages/home/slideshow/year-strip.tsx';
import { TodayMoreView } from '#app/pages/home/today/today-more-view.tsx';
import { TodayOfficeView } from '#app/pages/home/today/today-office-view.tsx';
import { TodayTitleView } from '#app/parts/hours/today-title-view.tsx';
import { AirLineView } from '#app/parts/seasons/air-line-view.tsx';
import './year-show.ts';

export const homeViews = {
  'air-line': AirLineView,
  'today-more': TodayMoreView,
  'today-office': TodayOfficeView,
  'today-title': TodayTitleView,
  'year-strip': YearStripView,
};
