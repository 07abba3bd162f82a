import { serviceWorkerPath } from '#app/site/file-paths.ts';
import { saveData } from './save-data.ts';

/** Rejects where the browser has no service workers or refuses them their storage, and outside https. */
async function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' });
}

/** Stores the emergency pages (app/browser/service-worker.ts); nothing with Save-Data. Without them the site works as well, with a connection. */
export function storeEmergencyPages() {
  if (!saveData) register().catch(() => {});
}

/**
 * The worker that answers; while an update installs the new one, since it deletes what the old one stores. Rejects when the
 * installation fails: no connection, no room.
 */
async function activeWorker(): Promise<ServiceWorker | null> {
  const { installing, waiting, active } = await register();
  const next = installing ?? waiting;
  if (!next) return active;
  return new Promise((resolve, reject) => {
    next.addEventListener('statechange', () => {
      if (next.state === 'activated') resolve(next);
      if (next.state === 'redundant') reject(new Error('Not installed'));
    });
  });
}

/** Stores the other pages as well, with all they run on; false when they could not be stored. */
export async function storePagesOnRequest(): Promise<boolean> {
  try {
    const worker = await activeWorker();
    const { port1, port2 } = new MessageChannel();
    return await new Promise((answer) => {
      port1.onmessage = ({ data }) => answer(data === true);
      worker?.postMessage('', [port2]);
    });
  } catch {
    return false;
  }
}
