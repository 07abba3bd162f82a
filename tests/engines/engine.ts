/** A browser that a driver reaches: Firefox by Puppeteer, WebKit by W3C WebDriver. */
export interface Engine {
  readonly name: string;
  open(url: string): Promise<void>;
  /** Size in pixels of the window, or of the page in it. */
  resize(width: number, height: number): Promise<void>;
  /** Runs code in the page, the body of a function, and gives its JSON value. */
  run<T>(code: string): Promise<T>;
  /** A real click at a place in the window, in pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Keys as a visitor types them into what has the focus. */
  type(text: string): Promise<void>;
  /** What the page reported since the last call: uncaught errors and console errors. */
  takeProblems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Milliseconds a page may take to do what is waited for; the machines are shared. */
const patience = 20_000;

/** Waits until code in the page gives a true value. Rejects saying what was waited for. */
export async function until(engine: Engine, what: string, code: string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await engine.run<boolean>(code))) {
    if (Date.now() > end) throw new Error(`${engine.name}: waited in vain for ${what} at ${await engine.run('return location.href;')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A real click in the middle of the element; rejects when something lies over it. */
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
