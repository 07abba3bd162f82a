/** Removes from a modern browser what the oldest supported ones lack (docs/decisions/051), and breaks our own scripts in one place. */
import type { Page, Route } from '@playwright/test';

/** Methods newer than Chrome 109, Safari 15.6 or Firefox 102, by object and name. */
export const newerMethods = [
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Array.fromAsync',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'HTMLFormElement.prototype.requestSubmit',
  'Object.groupBy',
  'Promise.withResolvers',
  'RegExp.escape',
  'Set.prototype.union',
  'URL.canParse',
] as const;

/** Methods that the site needs: each came some years before those browsers. */
export const neededMethods = [
  'Array.prototype.at',
  'Array.prototype.flatMap',
  'Object.fromEntries',
  'String.prototype.replaceAll',
] as const;

/** Opens the following pages without some methods. */
export async function withoutMethods(page: Page, names: readonly string[]) {
  await page.addInitScript((taken) => {
    for (const name of taken) {
      const [method = '', ...path] = name.split('.').reverse();
      const owner = path.reverse().reduce<unknown>((object, key) => (object as Record<string, unknown>)[key], window);
      Reflect.deleteProperty(owner as object, method);
    }
  }, names);
}

/** Answers a request with changed text, or not at all if the page has been closed meanwhile. */
export async function answerChanged(route: Route, change: (text: string) => string) {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  } catch (error) {
    if (!/disposed|closed/.test(String(error))) throw error;
  }
}

/** Makes popovers look as in a browser that does not know them: like any other element, below all of our own styles. */
const unknownPopovers = '<style>@layer unknown { [popover]:not(dialog), dialog[popover][open] { display: block; } }</style>';

/**
 * Opens the following pages without popovers: no methods, no selector, and buttons open none. The test must set `bypassCSP`,
 * because the page's styles are changed.
 */
export async function withoutPopovers(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    return answerChanged(route, (text) =>
      text.replace('<head>', `<head>${unknownPopovers}`).replaceAll(/@supports not selector\(:popover-open\)/g, '@media all'),
    );
  });
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['popoverTargetElement', 'popoverTargetAction']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    for (const { prototype } of [Document, Element]) {
      for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest'] as const) {
        const own = (prototype as Element)[name] as ((selector: string) => unknown) | undefined;
        if (!own) continue;
        Object.defineProperty(prototype, name, {
          configurable: true,
          value(selector: string) {
            if (/(^|[^\\]):popover-open/.test(selector)) throw new SyntaxError(`${selector} is not a valid selector`);
            return own.call(this, selector);
          },
        });
      }
    }
    // Last of all, after our own handlers of the press.
    addEventListener(
      'click',
      (event) => event.target instanceof Element && event.target.closest('[popovertarget]') && event.preventDefault(),
    );
  });
}

/**
 * Makes the components that give an element one of these classes fail while React draws them: always, or only at another address.
 * Returns which of the classes were found in the loaded scripts.
 */
export async function failAt(
  page: Page,
  classes: readonly string[],
  when: 'always' | 'elsewhere' = 'always',
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const fails = when === 'always' ? 'true' : '(globalThis.openedAt ??= location.pathname) !== location.pathname';
  const failing = (script: string) => {
    let body = script;
    for (const name of classes) {
      const written = ['"', "'", '`'].map((quote) => `className:${quote}${name}${quote}`).find((text) => body.includes(text));
      if (!written) continue;
      found.add(name);
      body = body.replaceAll(written, `className:(()=>{if(${fails})throw Error("A fault of ours");return ${JSON.stringify(name)}})()`);
    }
    return body;
  };
  await page.route('**/assets/*.js', (route) => answerChanged(route, failing));
  return found;
}
