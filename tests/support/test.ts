import { type BrowserContext, test as base, expect } from '@playwright/test';

/** What a test causes on purpose; any other problem or host fails the test. */
interface Expected {
  /** Patterns of console messages, failed requests and error statuses, as the watch words them. */
  readonly problems?: readonly RegExp[];
  /** Hosts other than our own that the visitor requested. */
  readonly hosts?: readonly string[];
}

/** Playwright's message in tests without the service worker, which are all but those of tests/e2e/offline.spec.ts. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Chromium's message when a test ends and its page closes while the worker is still being fetched. */
const workerLeftBehind = 'An unknown error occurred when fetching the script.';

/** Collects problems that no visitor would see but that every page must be free of. */
function watch(context: BrowserContext, ownName: string): { problems: string[]; hosts: Set<string> } {
  const problems: string[] = [];
  const hosts = new Set<string>();
  context.on('console', (message) => {
    if ([workerBlocked, workerLeftBehind].includes(message.text())) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (failure) => problems.push(`uncaught: ${failure.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== ownName) hosts.add(hostname);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page cancels its remaining requests.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return { problems, hosts };
}

/**
 * A Wednesday morning in San Antonio with no closure near it. A test about the day or the hour sets its own
 * clock, which overrides this one.
 */
const ordinaryDay = '2026-10-14T10:00:00-05:00';

/** Sets the clock of a context that a test opens itself. */
export const onOrdinaryDay = (context: BrowserContext) => context.addInitScript(beginAt, Date.parse(ordinaryDay));

/** Makes the page's clock begin at `start` and run on: no test may depend on the day on which it runs. */
function beginAt(start: number) {
  const offset = start - Date.now();
  const Real = Date;
  window.Date = class extends Real {
    constructor(...values: ConstructorParameters<typeof Date> | []) {
      super(...((values.length > 0 ? values : [Real.now() + offset]) as ConstructorParameters<typeof Date>));
    }
    static override now() {
      return Real.now() + offset;
    }
  } as DateConstructor;
}

/** Reports what the security policy refused: a script that catches the refusal leaves no other trace. */
function sayViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
    console.error(`The policy refused ${effectiveDirective}: ${blockedURI} ${sample} in ${sourceFile}`),
  );
}

/**
 * Fails every test on a console error or warning, a failed request, a request to a host that is not ours, or anything
 * that the content security policy refused.
 */
export const test = base.extend<{ expected: Expected; watched: undefined }>({
  expected: [{}, { option: true }],
  watched: [
    async ({ context, baseURL, expected }, use) => {
      await onOrdinaryDay(context);
      await context.addInitScript(sayViolations);
      const { problems, hosts } = watch(context, new URL(baseURL ?? '').hostname);
      await use(undefined);
      expect(
        [...hosts].filter((host) => !expected.hosts?.includes(host)),
        'requests to other hosts',
      ).toEqual([]);
      expect(
        problems.filter((problem) => !expected.problems?.some((pattern) => pattern.test(problem))),
        'problems on the way',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
