/** What the page of the seasons computes by itself: one file, fetched after the page has come. */
import { MonthTagView } from '#app/pages/seasons/month-tag-view.tsx';
import { ThisMonthView } from '#app/pages/seasons/this-month-view.tsx';
import { YearChartView } from '#app/pages/seasons/year-chart-view.tsx';
import { bringViews } from './clinic-now.ts';

bringViews({
  'month-tag': MonthTagView,
  'this-month': ThisMonthView,
  'year-chart': YearChartView,
});
