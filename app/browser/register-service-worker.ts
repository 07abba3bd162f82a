import { serviceWorkerPath } from '#app/site/file-paths.ts';
import { saveData } from './save-data.ts';

/** Rejects if the browser has no service workers or blocks their storage, and outside https. */
async function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' });
}

/**
 * Returns the worker to store pages: during an update the new one, since it deletes the old one's pages. It may not be active yet, because
 * browsers delay activation while the old worker is busy. Rejects when the installation fails: no connection, no room.
 */
async function latestWorker(): Promise<ServiceWorker | null> {
  const { installing, waiting, active } = await register();
  const next = installing ?? waiting;
  if (!next) return active;
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (next.state === 'redundant') reject(new Error('Not installed'));
      else if (next.state !== 'installing') resolve(next);
    };
    next.addEventListener('statechange', settle);
    settle();
  });
}

/**
 * Stores the emergency pages and, if a part of this page requests it, this page for offline use (app/browser/service-worker.ts); nothing
 * with Save-Data. Failure is ignored.
 */
export function storeUnasked() {
  if (saveData) return;
  latestWorker()
    .then((worker) => document.querySelector('[data-keep-opened]') && worker?.postMessage(location.pathname))
    .catch(() => {});
}

/** Stores the pages that visitors may request, with all their files. Resolves to false if they could not be stored. */
export async function storePagesOnRequest(): Promise<boolean> {
  try {
    const worker = await latestWorker();
    const { port1, port2 } = new MessageChannel();
    return await new Promise((answer) => {
      port1.onmessage = ({ data }) => answer(data === true);
      worker?.postMessage('', [port2]);
    });
  } catch {
    return false;
  }
}
