/** What holds now at an office: open or closed, its hours, who is there this week, and the closed days to come. */
import { TodayOfficeView } from '#app/pages/home/today/today-office-view.tsx';
import { WeekByDoctorView } from '#app/pages/locations/week-by-doctor-view.tsx';
import { WeekByOfficeView } from '#app/pages/locations/week-by-office-view.tsx';
import { WeekTitleView } from '#app/pages/locations/week-title-view.tsx';
import { ShotStateView } from '#app/pages/shots-today/shot-state-view.tsx';
import { AnyOfficeOpenView } from '#app/parts/hours/any-office-open-view.tsx';
import { HoursTableView } from '#app/parts/hours/hours-table-view.tsx';
import { OfficeStatusView } from '#app/parts/hours/office-status-view.tsx';
import { TodayTitleView } from '#app/parts/hours/today-title-view.tsx';
import { UpcomingClosuresView } from '#app/parts/hours/upcoming-closures-view.tsx';

export const officeViews = {
  'any-office-open': AnyOfficeOpenView,
  'hours-table': HoursTableView,
  'office-status': OfficeStatusView,
  'shot-state': ShotStateView,
  'today-office': TodayOfficeView,
  'today-title': TodayTitleView,
  'upcoming-closures': UpcomingClosuresView,
  'week-by-doctor': WeekByDoctorView,
  'week-by-office': WeekByOfficeView,
  'week-title': WeekTitleView,
};
