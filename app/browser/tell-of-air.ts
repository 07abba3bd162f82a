/** What the page of the seasons computes by itself, its footer's hours too: one file, fetched after the page has come. */
import { MonthTagView } from '#app/pages/seasons/month-tag-view.tsx';
import { ThisMonthView } from '#app/pages/seasons/this-month-view.tsx';
import { YearChartView } from '#app/pages/seasons/year-chart-view.tsx';
import { TodayHoursView } from '#app/parts/hours/today-hours-view.tsx';
import { bringViews } from './clinic-now.ts';

bringViews({
  'month-tag': MonthTagView,
  'this-month': ThisMonthView,
  'today-hours': TodayHoursView,
  'year-chart': YearChartView,
});
