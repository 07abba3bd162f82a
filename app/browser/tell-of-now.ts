import { type NowKind, nowKinds } from '#app/site/now-kinds.ts';

/** The addresses of app/browser/tell-of-*.ts, which the build names by their content. */
declare const nowFiles: Readonly<Record<NowKind, string>>;

declare global {
  interface Window {
    /** Brings every script that tells of now, for a place whose own has not come: another page's, shown without a full load. */
    tellOfAll?: () => void;
  }
}

const told: Partial<Record<NowKind, Promise<void>>> = {};

/**
 * What is true now, in the places of the page that tell of it; once, whoever asks. Rejects where the file does not come: the
 * page reads without, and it is asked for again when React wakes or the connection is back.
 */
export function tellOfNow(kind: NowKind): Promise<void> {
  const { [kind]: file } = nowFiles;
  told[kind] ??= new Promise<void>((resolve, reject) => {
    // An element and not an import, which browsers refuse to try again once it has failed.
    const script = document.createElement('script');
    script.src = file;
    script.onload = () => resolve();
    script.onerror = () => {
      delete told[kind];
      script.remove();
      addEventListener('online', () => tellOfNow(kind).catch(() => {}), { once: true });
      reject(new Error(`${file} did not load`));
    };
    document.head.append(script);
  });
  return told[kind];
}

window.tellOfAll = () => {
  for (const kind of nowKinds) tellOfNow(kind).catch(() => {});
};
