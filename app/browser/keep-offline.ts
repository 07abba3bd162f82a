import { serviceWorkerPath } from '#app/site/file-paths.ts';
import { keepPages } from './kept-pages.ts';
import { saveData } from './save-data.ts';

/**
 * Keeps on the device what matters without a connection (app/browser/service-worker.ts): the emergency pages, and the
 * others, to be read, for those who open one of them. With Save-Data only what is asked for.
 */
export function keepOffline() {
  const { offline } = document.documentElement.dataset;
  if (!('serviceWorker' in navigator)) return;
  if (offline && !saveData) void keepPages(serviceWorkerPath, 'pages');
  // Refused where storage is blocked or the page is not served over https: the site works as well, with a connection.
  else if (offline || !saveData) navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' }).catch(() => {});
}
