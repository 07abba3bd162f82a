/** A browser controlled by a driver: Firefox by Puppeteer, WebKit by W3C WebDriver. */
export interface Engine {
  readonly name: string;
  open(url: string): Promise<void>;
  /** Sets the size in pixels of the window, or of the page in it. */
  resize(width: number, height: number): Promise<void>;
  /** Runs code in the page, the body of a function, and returns its JSON value. */
  run<T>(code: string): Promise<T>;
  /** Clicks at a place in the window, in pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the focused element as a visitor does. */
  type(text: string): Promise<void>;
  /** Returns uncaught errors and console errors since the last call. */
  takeProblems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Milliseconds to wait for a page; the machines are shared. */
const patience = 20_000;

/** Waits until code in the page returns a true value. Rejects with the name of what was expected. */
export async function until(engine: Engine, what: string, code: string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await engine.run<boolean>(code))) {
    if (Date.now() > end) throw new Error(`${engine.name}: waited in vain for ${what} at ${await engine.run('return location.href;')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Clicks the center of the element; rejects if something covers it. */
export async function click(engine: Engine, selector: string): Promise<void> {
  const { x, y, over } = await engine.run<{ x: number; y: number; over: string }>(`
    const target = document.querySelector(${JSON.stringify(selector)});
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    return { x, y, over: target.contains(hit) ? '' : hit?.outerHTML.slice(0, 200) ?? 'the edge of the window' };`);
  if (over) throw new Error(`${engine.name}: over ${selector} lies ${over}`);
  await engine.clickAt(x, y);
}
