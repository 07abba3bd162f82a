/** What a page asks the service worker to put on the device: the kept pages to be read, or all they run on as well. */
export type Keeping = 'pages' | 'everything';

/** Asks for it; false when it is not there: no connection, no room, storage blocked. */
export async function keepPages(workerPath: string, what: Keeping): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return await new Promise((answer) => {
      port1.onmessage = ({ data }) => answer(data === true);
      active?.postMessage(what, [port2]);
    });
  } catch {
    return false;
  }
}
