/** Trains what the site learns from the example questions, and keeps it in .cache/models for whoever asks next. */
import { intentModel } from '#app/parts/intent/intent.server.ts';
import { meantPageModel } from '#app/parts/intent/meant-page.server.ts';

intentModel();
meantPageModel();
