/** What home alone shows of now: the air, and the strip of the year. */
import { TodayAirView } from '#app/pages/home/today/today-air-view.tsx';
import { AirLineView } from '#app/parts/seasons/air-line-view.tsx';
import './year-show.ts';

export const homeViews = { 'air-line': AirLineView, 'today-air': TodayAirView };
