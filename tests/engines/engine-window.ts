/** One window of a browser, as much of it as the smoke tests need; Firefox and WebKit are driven by different libraries. */
export interface EngineWindow {
  readonly engine: string;
  open(url: string): Promise<void>;
  /** Outer size in pixels; the page may be narrower by the window's own frame. */
  resize(width: number, height: number): Promise<void>;
  /** Runs code in the page and gives its JSON value. `code` is the body of a function. */
  run<T>(code: string): Promise<T>;
  /** A real click in the middle of the element; rejects when something lies over it. */
  click(selector: string): Promise<void>;
  /** Keys as a visitor types them into what has the focus. */
  type(text: string): Promise<void>;
  /** What the page reported since the last call: uncaught errors and console errors. */
  takeProblems(): readonly string[];
  close(): Promise<void>;
}

/** Milliseconds a page may take to do what is waited for; the machines are shared. */
const patience = 20_000;

/** Waits until code in the page gives a true value. Rejects saying what was waited for. */
export async function until(window: EngineWindow, what: string, code: string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await window.run<boolean>(code))) {
    if (Date.now() > end) throw new Error(`${window.engine}: waited in vain for ${what} at ${await window.run('return location.href;')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
