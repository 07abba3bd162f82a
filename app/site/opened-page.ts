/** The page as it was opened: what the build knows of it, and what React is handed when it wakes (app/frame/router). */
interface Page {
  /** The router's own settings, as it wrote them into the page. */
  readonly context: object;
  /** Address of the list of all routes, which only going on inside the site needs. */
  readonly manifest: string;
  /** Address of the script React starts from. */
  readonly entry: string;
  /** What the page was written from. */
  readonly state: WrittenFrom;
}

/** By route. */
export interface WrittenFrom {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly actionData: null;
  readonly errors: null;
}

/** The file that a waking page fetches first (scripts/build/waking-data.ts): most visits only read, and never do. */
export interface WakingData extends Page {
  /** Of the routes the page is made of, outermost first: the id and the address of the script. */
  readonly modules: Readonly<Record<string, string>>;
  /** Every script React wakes with, so that none waits to be found out from inside another. */
  readonly scripts: readonly string[];
}

/** What app/browser/start-react.ts hands over. */
export interface OpenedPage extends Page {
  /** Of the same routes: the id and what the script exports. */
  readonly modules: Readonly<Record<string, object>>;
}

declare global {
  interface Window {
    openedPage?: OpenedPage;
  }
}
