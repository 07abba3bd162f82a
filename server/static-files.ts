import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cacheControlFor, pageHeaders } from './header-list.ts';
import { sendNotFound } from './not-found.ts';
import { isNotFoundPage } from './not-found-pages.ts';
import { readTarget } from './request-target.ts';
import { sendFromMemory } from './send-from-memory.ts';
import type { SiteFile } from './site-files.ts';

/** Serves the built files: compressed ones from memory, everything else, including ranges, by @fastify/static. */
export async function serveFiles(app: FastifyInstance, root: string, files: ReadonlyMap<string, SiteFile>): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    cacheControl: false,
    contentType: false,
    setHeaders(reply) {
      if (reply.statusCode === 304) reply.removeHeader('content-type');
    },
  });
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, files));
  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler(request, reply) {
      const path = readTarget(request.url)?.path ?? '';
      const siteFile = files.get(path);
      if (!siteFile || isNotFoundPage(path)) return sendNotFound(request, reply, files);
      const { file, type, isPage, size, forms } = siteFile;
      reply.headers({ 'cache-control': cacheControlFor(file), ...(isPage ? pageHeaders : {}) });
      const isPart = request.method === 'GET' && asksForPart(request.headers.range, size);
      const sent = isPart ? undefined : sendFromMemory(request, reply, siteFile);
      if (sent) return sent;
      if (!isPart) delete request.raw.headers.range;
      if (Object.keys(forms).length > 0) reply.header('vary', 'accept-encoding');
      return reply.type(type).sendFile(file);
    },
  });
}

/**
 * Whether the range of a GET request asks for a part of a file; other methods have no ranges (RFC 9110, 14.2). A suffix range longer than
 * the file means all of it (14.1.2), but @fastify/static would refuse it, so it is served without the range.
 */
function asksForPart(range: string | undefined, size: number): boolean {
  const last = /^bytes=-(\d+)$/.exec(range ?? '')?.[1];
  return range !== undefined && !(last && Number(last) >= size);
}
