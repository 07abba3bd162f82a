/** The views of an office's current state: open or closed, its hours, who is there this week, and upcoming closures. */
import { WhoAnswersView } from '#app/pages/after-hours/who-answers-view.tsx';
import { WeekByDoctorView } from '#app/pages/locations/week-by-doctor-view.tsx';
import { WeekByOfficeView } from '#app/pages/locations/week-by-office-view.tsx';
import { WeekTitleView } from '#app/pages/locations/week-title-view.tsx';
import { ShotStateView } from '#app/pages/shots-today/shot-state-view.tsx';
import { HoursTableView } from '#app/parts/hours/hours-table-view.tsx';
import { OfficeStatusView } from '#app/parts/hours/office-status-view.tsx';
import { UpcomingClosuresView } from '#app/parts/hours/upcoming-closures-view.tsx';
import { AnswerTimeView } from '#app/parts/requests/answer-time-view.tsx';

export const officeViews = {
  'answer-time': AnswerTimeView,
  'hours-table': HoursTableView,
  'office-status': OfficeStatusView,
  'shot-state': ShotStateView,
  'upcoming-closures': UpcomingClosuresView,
  'week-by-doctor': WeekByDoctorView,
  'week-by-office': WeekByOfficeView,
  'week-title': WeekTitleView,
  'who-answers': WhoAnswersView,
};
