/** Makes the header's menus and drawer work on every page, before and after hydration and on pages that are never hydrated. */
import { keepDrawerInHistory } from './drawer.ts';
import { answerMenus } from './menus.ts';

answerMenus();
keepDrawerInHistory();
// Marker for tests: nothing visible changes.
document.documentElement.dataset.header = '';
