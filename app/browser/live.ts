/**
 * What moves or computes by itself in a page, without React: one file, fetched after the page has come. A view that a page shows
 * by `ClinicNow` has its name here.
 */
import { TodayAirView } from '#app/pages/home/today/today-air-view.tsx';
import { TodayOfficeView } from '#app/pages/home/today/today-office-view.tsx';
import { WeekByDoctorView } from '#app/pages/locations/week-by-doctor-view.tsx';
import { WeekByOfficeView } from '#app/pages/locations/week-by-office-view.tsx';
import { WeekTitleView } from '#app/pages/locations/week-title-view.tsx';
import { MonthTagView } from '#app/pages/seasons/month-tag-view.tsx';
import { ThisMonthView } from '#app/pages/seasons/this-month-view.tsx';
import { YearChartView } from '#app/pages/seasons/year-chart-view.tsx';
import { AnyOfficeOpenView } from '#app/parts/hours/any-office-open-view.tsx';
import { HoursTableView } from '#app/parts/hours/hours-table-view.tsx';
import { OfficeStatusView } from '#app/parts/hours/office-status-view.tsx';
import { TodayHoursView } from '#app/parts/hours/today-hours-view.tsx';
import { TodayTitleView } from '#app/parts/hours/today-title-view.tsx';
import { UpcomingClosuresView } from '#app/parts/hours/upcoming-closures-view.tsx';
import { AirLineView } from '#app/parts/seasons/air-line-view.tsx';
import { defineClinicNow } from './clinic-now.ts';
import './year-show.ts';

defineClinicNow({
  'air-line': AirLineView,
  'any-office-open': AnyOfficeOpenView,
  'hours-table': HoursTableView,
  'month-tag': MonthTagView,
  'office-status': OfficeStatusView,
  'this-month': ThisMonthView,
  'today-air': TodayAirView,
  'today-hours': TodayHoursView,
  'today-office': TodayOfficeView,
  'today-title': TodayTitleView,
  'upcoming-closures': UpcomingClosuresView,
  'week-by-doctor': WeekByDoctorView,
  'week-by-office': WeekByOfficeView,
  'week-title': WeekTitleView,
  'year-chart': YearChartView,
});
