import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemStatus } from '#app/requests/api.ts';
import type { KnownNames } from '#app/today/entry.schema.ts';
import { type MailSettings, noticeMail } from './notice-mail.ts';
import { type Notices, noNotices, notices } from './notices.ts';
import { answerOffice } from './office-routes.ts';
import { hasOfficeToken, isThisMachine } from './office-token.ts';
import { requestStore, type StoreSettings } from './open-store.ts';
import { answerProblems, explainProblems, ProblemError, sendProblem } from './problem.ts';
import { type Limits, rateLimits } from './rate-limits.ts';
import { receiveRequests } from './receive-request.ts';
import type { RequestStore } from './store.ts';
import { answerToday } from './today-routes.ts';
import { manyWaiting, mostWaiting, requestUpkeep } from './upkeep.ts';

export interface RequestApiSettings {
  /** The ids of the keys with which requests may be encrypted. Without any, the site takes no requests. */
  readonly keyIds: readonly string[];
  /** Whether the sample key pair in the project's code is in use. */
  readonly sample: boolean;
  /** The names that entries of Today may use; none in a build of an older release. */
  readonly known?: KnownNames;
  /** The scheme and host at which the site is public. */
  readonly siteOrigin: string;
  readonly store: StoreSettings;
  /** The SHA-256 of the tokens that give access to the office's API. */
  readonly officeTokenHashes: readonly string[];
  /** If there is no such token, accepts the sample token in the project's code from this machine, for trying it out. */
  readonly takesSampleToken: boolean;
  readonly limits: Limits;
  /** Without these, nothing is mailed. */
  readonly mail?: MailSettings;
}

/** Parts that tests replace. */
export interface RequestParts {
  readonly store?: RequestStore;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly monotonic?: () => number;
}

export const apiPrefix = '/api';

/** Milliseconds between two runs of upkeep. */
const upkeepEvery = 60_000;
/** Milliseconds between two deliveries of mail. */
const deliverEvery = 15_000;
/** Milliseconds before a new request is mailed, so that several sent together share one mail. */
const deliverAfter = 1000;
/** Milliseconds that a mail in progress gets when the server closes; a mail that is not marked as sent would be sent again. */
const closePatience = 3000;

/** Adds the request API below /api. @returns a function that returns lines for the health check, none for those who may not see them */
export async function takeRequests(
  app: FastifyInstance,
  settings: RequestApiSettings,
  report: (fault: unknown) => void,
  parts: RequestParts = {},
): Promise<(request: FastifyRequest) => Promise<string[]>> {
  const { now = Date.now, monotonic = () => performance.now() } = parts;
  const store = parts.store ?? (await requestStore(settings.store, report));
  const upkeep = requestUpkeep(store, report, settings.mail !== undefined, now, monotonic);
  const mail: Notices = settings.mail ? notices(store, await noticeMail(settings.mail), report, now, settings.mail.hour) : noNotices;

  const limits = rateLimits(settings.limits, monotonic);
  const tokens = { hashes: settings.officeTokenHashes, takesSample: settings.sample && settings.takesSampleToken };

  const watch = async () => {
    limits.forget();
    await upkeep.run();
    await mail.watch(upkeep.state(), manyWaiting);
  };

  const timers = new Set<NodeJS.Timeout>();
  let announced: NodeJS.Timeout | undefined;
  const announce = () => {
    upkeep.saw('ok');
    if (announced) return;
    announced = setTimeout(() => {
      announced = undefined;
      void mail.deliver();
    }, deliverAfter);
  };

  await app.register(
    async (api) => {
      // Only JSON is accepted.
      api.removeContentTypeParser('text/plain');
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      answerProblems(api, (fault) => {
        upkeep.saw('failing');
        report(fault);
      });
      explainProblems(api);
      const { keyIds, siteOrigin } = settings;
      const isFull = (isNew: boolean) => upkeep.state().waiting >= (isNew ? 2 : 1) * mostWaiting;
      await api.register((own) => receiveRequests(own, { keyIds, siteOrigin, store, limits, isFull, announce, now }));
      await api.register((own) => answerOffice(own, { store, tokens, limits, now }));
      const known = settings.known ?? { offices: [], doctors: [], plants: [] };
      await api.register((own) => answerToday(own, { store, tokens, limits, known, siteOrigin, now }));
      refuseTheRest(api);
    },
    { prefix: apiPrefix },
  );

  app.addHook('onListen', async () => {
    // A site that takes no requests needs no store.
    if (settings.keyIds.length === 0) return;
    await watch();
    timers.add(setInterval(watch, upkeepEvery)).add(setInterval(mail.deliver, deliverEvery));
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    clearTimeout(announced);
    await Promise.race([mail.settled(), pause(closePatience, undefined, { ref: false })]);
    await store.close();
  });
  return async (request) => {
    const hasToken = hasOfficeToken(request, tokens);
    if (request.headers.authorization !== undefined && !hasToken) limits.wrongToken(request);
    if (settings.keyIds.length === 0 || !(hasToken || isThisMachine(request))) return [];
    const { store: storeState, waiting, overdue } = await upkeep.look();
    const taken = settings.sample ? 'sample key' : 'on';
    const many = waiting > manyWaiting ? `, more than ${manyWaiting} waiting: ${waiting}` : '';
    return [`requests: ${taken}, store ${storeState}, waiting over 12 hours ${overdue}, notice mail ${mail.state()}${many}`];
  };
}

/** The methods that each path answers. */
const allowed: Readonly<Record<string, string>> = {
  '/requests': 'POST, OPTIONS',
  '/office/requests': 'GET',
  '/office/requests/delete': 'POST',
  '/office/requests/:id': 'GET, DELETE',
  '/office/requests/:id/confirm': 'POST',
  '/office/requests/:id/notes': 'GET, PUT',
  '/today': 'GET, PUT',
  '/today/changes': 'GET',
  ...Object.fromEntries(Object.keys(problemStatus).map((code) => [`/problems/${code}`, 'GET, HEAD'])),
};

/** Answers all other methods and paths below /api with problem details instead of the site's not-found page. */
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
      handler: (request, reply) => sendProblem(request, reply, new ProblemError('method-not-allowed')),
    });
  }
  api.route({
    method: api.supportedMethods.filter((method) => method !== 'OPTIONS'),
    url: '/*',
    onRequest: async () => {
      throw new ProblemError('not-found');
    },
    handler: (request, reply) => sendProblem(request, reply, new ProblemError('not-found')),
  });
}
