import { type FastifyInstance, fastify } from 'fastify';
import type { LegacyNames } from '#app/site/redirects.ts';
import { answerBrokenRequest, answerFaults, refuse, refuseBadRequests } from './bad-requests.ts';
import type { InlineHashes } from './header-list.ts';
import { addSecurityHeaders } from './headers.ts';
import { answerHealth } from './health.ts';
import { redirectOldAddresses } from './redirects.ts';
import { type Log, logRequests } from './request-log.ts';
import { readSiteFiles } from './site-files.ts';
import { serveFiles } from './static-files.ts';

export interface ServerOptions {
  /** The folder with the built pages, as an absolute path. */
  readonly root: string;
  readonly csp: InlineHashes;
  /** Names physicians had before, by which old links may look for them. */
  readonly legacyNames?: readonly LegacyNames[];
  readonly logger: Log;
}

/** The server of the built site, not yet listening. Rejects when `root` cannot be read. */
export async function buildServer({ root, csp, legacyNames = [], logger }: ServerOptions): Promise<FastifyInstance> {
  const files = await readSiteFiles(root);
  const app: FastifyInstance = fastify({
    logger: false,
    exposeHeadRoutes: false,
    requestTimeout: 30_000,
    // Read whole by ours; the router's own limit would answer in its own words.
    routerOptions: { maxParamLength: 64_000 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors(_error, request, reply) {
      setHeaders(request, reply);
      refuse(reply, 400, 'Bad request');
    },
  });
  const setHeaders = addSecurityHeaders(app, csp);
  logRequests(app, logger);
  answerFaults(app, logger.fault);
  refuseBadRequests(app);
  redirectOldAddresses(app, legacyNames);
  answerHealth(app);
  await serveFiles(app, root, files);
  return app;
}
