/** The current-state views of the seasons page: the present month, in the chart of the year and beside it. */
import { MonthTagView } from '#app/pages/seasons/month-tag-view.tsx';
import { ThisMonthView } from '#app/pages/seasons/this-month-view.tsx';
import { YearChartView } from '#app/pages/seasons/year-chart-view.tsx';

export const seasonViews = { 'month-tag': MonthTagView, 'this-month': ThisMonthView, 'year-chart': YearChartView };
