/** The address of app/browser/now.ts, which the build names by its content. */
declare const nowFile: string;

let told: Promise<void> | undefined;

/**
 * What is true now, in the places of the page that tell of it; once, whoever asks. Rejects where the file does not come: the
 * page reads without, and it is asked for again when React wakes or the connection is back.
 */
export function tellOfNow(): Promise<void> {
  told ??= new Promise<void>((resolve, reject) => {
    // An element and not an import, which browsers refuse to try again once it has failed.
    const script = document.createElement('script');
    script.src = nowFile;
    script.onload = () => resolve();
    script.onerror = () => {
      told = undefined;
      script.remove();
      addEventListener('online', () => tellOfNow().catch(() => {}), { once: true });
      reject(new Error(`${nowFile} did not load`));
    };
    document.head.append(script);
  });
  return told;
}
