import type { FastifyInstance } from 'fastify';
import { type MailSettings, noticeMail } from './notice-mail.ts';
import { type Notices, noNotices, notices } from './notices.ts';
import { answerOffice } from './office-routes.ts';
import { requestStore, type StoreSettings } from './open-store.ts';
import { answerProblems, explainProblems, ProblemError, sendProblem } from './problem.ts';
import { type Limits, limitRates } from './rate-limits.ts';
import { receiveRequests } from './receive-request.ts';
import { seldom } from './seldom.ts';
import type { RequestStore } from './store.ts';
import { mostWaiting, requestUpkeep } from './upkeep.ts';

export interface RequestApiSettings {
  /** Ids of the keys that requests may be locked to; none: nothing is taken. */
  readonly keyIds: readonly string[];
  /** The key pair of the project's own code is in use. */
  readonly sample: boolean;
  /** Scheme and host at which the site is public. */
  readonly siteOrigin: string;
  readonly store: StoreSettings;
  /** SHA-256 of the tokens that open the office's side. */
  readonly officeTokenHashes: readonly string[];
  readonly limits: Limits;
  /** Left out, nothing is mailed. */
  readonly mail?: MailSettings;
}

/** What tests put in the place of the real. */
export interface RequestParts {
  readonly store?: RequestStore;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly monotonic?: () => number;
}

export const apiPrefix = '/api';

/** Milliseconds. */
const upkeepEvery = 60_000;
const deliverEvery = 15_000;
/** Until a new request is mailed, so that several sent together are one mail. */
const deliverAfter = 1000;

/** Adds everything about requests below /api. Returns lines for the health check. */
export async function takeRequests(
  app: FastifyInstance,
  settings: RequestApiSettings,
  reportAll: (fault: unknown) => void,
  parts: RequestParts = {},
): Promise<() => string[]> {
  const { now = Date.now, monotonic = () => performance.now() } = parts;
  const report = seldom(reportAll, monotonic);
  const store = parts.store ?? (await requestStore(settings.store, report));
  const upkeep = requestUpkeep(store, report, now, monotonic);
  const mail: Notices = settings.mail ? notices(store, await noticeMail(settings.mail), report, now) : noNotices;

  const timers = new Set<NodeJS.Timeout>();
  let announced: NodeJS.Timeout | undefined;
  const announce = () => {
    if (announced) return;
    announced = setTimeout(() => {
      announced = undefined;
      void mail.deliver();
    }, deliverAfter);
  };

  await app.register(
    async (api) => {
      // JSON is all that is sent here.
      api.removeContentTypeParser('text/plain');
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      answerProblems(api, report);
      explainProblems(api);
      const limits = await limitRates(api, settings.limits, monotonic);
      const { keyIds, siteOrigin, officeTokenHashes: tokenHashes, sample } = settings;
      const isFull = () => upkeep.state().waiting >= mostWaiting;
      await api.register((own) => receiveRequests(own, { keyIds, siteOrigin, store, limits, isFull, announce, now }));
      await api.register((own) => answerOffice(own, { store, tokenHashes, sample, limits, now }));
      refuseTheRest(api);
    },
    { prefix: apiPrefix },
  );

  app.addHook('onListen', async () => {
    // A site that takes no requests needs no store.
    if (settings.keyIds.length === 0) return;
    await upkeep.run();
    timers.add(setInterval(upkeep.run, upkeepEvery)).add(setInterval(mail.deliver, deliverEvery));
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    clearTimeout(announced);
    await store.close();
  });
  if (settings.keyIds.length === 0) return () => [];
  return () => {
    const { store: storeState, overdue } = upkeep.state();
    const taken = settings.sample ? 'sample key' : 'on';
    return [`requests: ${taken}, store ${storeState}, waiting over 12 hours ${overdue}, notice mail ${mail.state()}`];
  };
}

/** Methods of the paths that answer only some. */
const allowed: Readonly<Record<string, string>> = {
  '/requests': 'POST, OPTIONS',
  '/office/requests': 'GET',
  '/office/requests/delete': 'POST',
  '/office/requests/:id': 'GET, DELETE',
  '/office/requests/:id/confirm': 'POST',
};

/** Answers other methods and paths below /api as an API does: no page of the site stands there. */
function refuseTheRest(api: FastifyInstance): void {
  for (const [url, methods] of Object.entries(allowed)) {
    const others = api.supportedMethods.filter((method) => !methods.split(', ').includes(method) && method !== 'OPTIONS');
    api.route({
      method: others,
      url,
      onRequest: async (_request, reply) => {
        reply.headers({ allow: methods, connection: 'close' });
        throw new ProblemError('method-not-allowed');
      },
      handler: (request, reply) => sendProblem(request, reply, 'method-not-allowed'),
    });
  }
  api.route({
    method: api.supportedMethods.filter((method) => method !== 'OPTIONS'),
    url: '/*',
    onRequest: async () => {
      throw new ProblemError('not-found');
    },
    handler: (request, reply) => sendProblem(request, reply, 'not-found'),
  });
}
