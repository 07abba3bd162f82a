import { type FastifyInstance, fastify } from 'fastify';
import { type LegacyNames, redirectFor } from '#app/site/redirects.ts';
import { answerBrokenRequest, answerFaults, refuse, refuseBadRequests } from './bad-requests.ts';
import type { InlineHashes } from './header-list.ts';
import { addSecurityHeaders, headersByHost } from './headers.ts';
import { answerHealth } from './health.ts';
import { listenInFront } from './listen-in-front.ts';
import { isNotFoundPage } from './not-found.ts';
import { readyAnswers } from './ready-answers.ts';
import { redirectOldAddresses } from './redirects.ts';
import { type Log, logRequests } from './request-log.ts';
import { type RequestApiSettings, type RequestParts, takeRequests } from './requests/request-api.ts';
import { readSiteFiles } from './site-files.ts';
import { serveFiles } from './static-files.ts';

export interface ServerOptions {
  /** The folder with the built pages, as an absolute path. */
  readonly root: string;
  readonly csp: InlineHashes;
  /** Names physicians had before, by which old links may look for them. */
  readonly legacyNames?: readonly LegacyNames[];
  readonly logger: Log;
  /** Left out, the server takes no requests and has no API. */
  readonly requests?: RequestApiSettings;
  readonly requestParts?: RequestParts;
  /** Proxies whose word about a visitor's address is taken. */
  readonly trustedProxies?: readonly string[] | false;
  /** Milliseconds in which a request must have arrived whole; 30 s unless told. */
  readonly requestTimeout?: number;
}

/** The server of the built site, not yet listening. Rejects when `root` cannot be read. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { root, csp, legacyNames = [], logger, requests, trustedProxies = false, requestTimeout = 30_000 } = options;
  const files = await readSiteFiles(root);
  let closing = false;
  const headersFor = headersByHost(csp);
  const answerReady = readyAnswers({
    files,
    isAnsweredOtherwise: (path) => isNotFoundPage(path) || redirectFor(path, legacyNames) !== undefined,
    securityHeadersFor: headersFor,
    isClosing: () => closing,
  });
  const app: FastifyInstance = fastify({
    logger: false,
    exposeHeadRoutes: false,
    serverFactory: listenInFront(answerReady),
    requestTimeout,
    // Node looks every 30 s by itself: whoever sends a header by the byte would hold a connection for twice the limit.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.min(1_000, requestTimeout) },
    trustProxy: trustedProxies && [...trustedProxies],
    // Read whole by ours; the router's own limit would answer in its own words.
    routerOptions: { maxParamLength: 64_000 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors(_error, request, reply) {
      setHeaders(request, reply);
      refuse(reply, 400, 'Bad request');
    },
  });
  const setHeaders = addSecurityHeaders(app, headersFor);
  app.addHook('preClose', async () => {
    closing = true;
  });
  logRequests(app, logger);
  answerFaults(app, logger.fault);
  refuseBadRequests(app);
  redirectOldAddresses(app, legacyNames);
  const requestsHealth = requests && (await takeRequests(app, requests, logger.fault, options.requestParts));
  answerHealth(app, requestsHealth);
  await serveFiles(app, root, files);
  return app;
}
