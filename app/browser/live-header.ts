/** Answers the header for good, before hydration, after it, and on pages that are never hydrated. */
import { keepDrawerInHistory } from './drawer.ts';
import { answerMenus } from './menus.ts';

answerMenus();
keepDrawerInHistory();
// Tells tests, to whom nothing on the screen would.
document.documentElement.dataset.header = '';
