/** What moves or computes by itself in a page that reads without it: one file, fetched after the page has come. */
import './clinic-now.ts';
import './year-show.ts';
