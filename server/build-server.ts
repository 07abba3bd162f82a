import { METHODS } from 'node:http';
import { type FastifyInstance, fastify, type HTTPMethods } from 'fastify';
import type { LegacyNames } from '#app/site/redirects.ts';
import { answerBrokenRequest, answerFaults, refuseAddress, refuseBadRequests } from './bad-requests.ts';
import { limitConnections } from './connections.ts';
import type { InlineHashes } from './header-list.ts';
import { addSecurityHeaders, headersByHost } from './headers.ts';
import { answerHealth } from './health.ts';
import { membership } from './network-address.ts';
import { redirectOldAddresses } from './redirects.ts';
import { type LogStream, logOptions, RequestLog } from './request-log.ts';
import { type RequestApiSettings, type RequestParts, takeRequests } from './requests/request-api.ts';
import { seldom } from './seldom.ts';
import { readSiteFiles } from './site-files.ts';
import { serveFiles } from './static-files.ts';

export interface ServerOptions {
  /** The folder with the built pages, as an absolute path. */
  readonly root: string;
  readonly csp: InlineHashes;
  /** Names physicians had before, by which old links may look for them. */
  readonly legacyNames?: readonly LegacyNames[];
  /** Where the log goes; standard output unless told. */
  readonly logStream?: LogStream;
  /** Left out, the server takes no requests and has no API. */
  readonly requests?: RequestApiSettings;
  readonly requestParts?: RequestParts;
  /** Proxies whose word about a visitor's address is taken. */
  readonly trustedProxies?: readonly string[] | false;
  /** Milliseconds in which a request must have arrived whole; 30 s unless told. */
  readonly requestTimeout?: number;
  /** Milliseconds in which something must be read, sent or asked on a connection; 30 s unless told. */
  readonly idleTimeout?: number;
}

/** The server of the built site, not yet listening. Rejects when `root` cannot be read. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { root, csp, legacyNames = [], logStream, requests, trustedProxies = false } = options;
  const files = await readSiteFiles(root);
  const headersFor = headersByHost(csp);
  const log = new RequestLog();
  const connections = limitConnections(
    { request: options.requestTimeout ?? 30_000, idle: options.idleTimeout ?? 30_000 },
    membership(trustedProxies || []),
  );
  const app: FastifyInstance = fastify({
    logger: logOptions(logStream),
    logController: log,
    // One request is not told from another in the log: none needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    exposeHeadRoutes: false,
    serverFactory: connections.serverFactory,
    trustProxy: trustedProxies && [...trustedProxies],
    // Read whole by ours; the router's own limit would answer in its own words.
    routerOptions: { maxParamLength: 64_000 },
    clientErrorHandler(error, socket) {
      const status = answerBrokenRequest(error, socket, headersFor(undefined), connections.isAnswering(socket));
      if (status !== undefined) log.broken(app.log, status);
    },
    frameworkErrors(_error, request, reply) {
      setHeaders(request, reply);
      refuseAddress(request, reply, files);
      log.requestCompleted(null, request, reply);
    },
  });
  // Methods that nobody means are refused by the routes that know what is allowed, and not by the router.
  for (const method of METHODS) if (!app.supportedMethods.includes(method as HTTPMethods)) app.addHttpMethod(method);
  const setHeaders = addSecurityHeaders(app, headersFor);
  const report = seldom(
    (fault) => app.log.error(fault),
    () => performance.now(),
  );
  answerFaults(app, report);
  refuseBadRequests(app, files);
  redirectOldAddresses(app, legacyNames);
  const requestsHealth = requests && (await takeRequests(app, requests, report, options.requestParts));
  answerHealth(app, requestsHealth);
  await serveFiles(app, root, files);
  return app;
}
