/** The word between a page and the service worker: keep the pages that matter without a connection. */
export const keepMessage = 'keep-pages';

/** Asks for these pages to be kept on the device; false when they are not: no connection, no room, storage blocked. */
export async function keepPages(workerPath: string): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return await new Promise((answer) => {
      port1.onmessage = ({ data }) => answer(data === true);
      active?.postMessage(keepMessage, [port2]);
    });
  } catch {
    return false;
  }
}
