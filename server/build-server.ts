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
  /** Physicians' former names, which old links may contain. */
  readonly legacyNames?: readonly LegacyNames[];
  /** Where the log goes; standard output by default. */
  readonly logStream?: LogStream;
  /** Without these the server has no API and takes no requests. */
  readonly requests?: RequestApiSettings;
  readonly requestParts?: RequestParts;
  /** Proxies whose forwarded address of the visitor is trusted. */
  readonly trustedProxies?: readonly string[] | false;
  /** Milliseconds within which a request must arrive completely; 30 s by default. */
  readonly requestTimeout?: number;
  /** Milliseconds a connection may be idle, with nothing sent or received; 30 s by default. */
  readonly idleTimeout?: number;
}

/** Builds the server of the built site, which does not listen yet. Rejects if `root` cannot be read. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { root, csp, legacyNames = [], logStream, requests, trustedProxies = false } = options;
  const files = await readSiteFiles(root);
  const headersFor = headersByHost(csp);
  const log = new RequestLog();
  const isTrusted = membership(trustedProxies || []);
  const connections = limitConnections({ request: options.requestTimeout ?? 30_000, idle: options.idleTimeout ?? 30_000 }, isTrusted);
  const app: FastifyInstance = fastify({
    logger: logOptions(logStream),
    logController: log,
    // The log does not identify requests, so all of them share one logger.
    childLoggerFactory: (logger) => logger,
    exposeHeadRoutes: false,
    // Requests that arrive during a stop get normal answers: Fastify's own refusal has none of our headers.
    return503OnClosing: false,
    serverFactory: connections.serverFactory,
    // Fastify itself would take an address with a port for the visitor's.
    trustProxy: trustedProxies && ((address: string) => isTrusted(address)),
    // `readTarget` refuses over-long addresses; the router's own limit would send its own message.
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
  // Let unusual methods reach our own hooks and routes, which refuse them and say what is allowed.
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
