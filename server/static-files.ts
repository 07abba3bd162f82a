import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cacheControlFor, pageHeaders } from './header-list.ts';
import { sendNotFound } from './not-found.ts';
import { isNotFoundPage } from './not-found-pages.ts';
import { readTarget } from './request-target.ts';
import { answerByCopy, sendFromMemory } from './send-from-memory.ts';
import type { SiteFile } from './site-files.ts';

/** Serves the built files: compressed ones from memory, everything else, including ranges, by @fastify/static. */
export async function serveFiles(app: FastifyInstance, root: string, files: ReadonlyMap<string, SiteFile>): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    cacheControl: false,
    contentType: false,
    // Tags by time and size differ between servers, and are the same for two files built at one time.
    etag: false,
    lastModified: false,
  });
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, files));
  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler(request, reply) {
      const path = readTarget(request.url)?.path ?? '';
      const siteFile = files.get(path);
      if (!siteFile || isNotFoundPage(path)) return sendNotFound(request, reply, files);
      const { file, type, isPage, size, etag, forms } = siteFile;
      const { headers } = request;
      reply.headers({ 'cache-control': cacheControlFor(file), ...(isPage ? pageHeaders : {}) });
      const isPart = request.method === 'GET' && asksForPart(headers.range, size) && (headers['if-range'] ?? etag) === etag;
      const sent = isPart ? undefined : sendFromMemory(request, reply, siteFile);
      if (sent) return sent;
      if (Object.keys(forms).length > 0) reply.header('vary', 'accept-encoding');
      const answered = answerByCopy(request, reply, etag);
      if (answered) return answered;
      // Everything is answered here except one valid range.
      if (!isPart) delete headers.range;
      for (const name of ['if-match', 'if-none-match', 'if-range'] as const) delete headers[name];
      return reply.type(type).sendFile(file);
    },
  });
}

/**
 * Checks whether the range of a GET request asks for one part of a file; other methods have no ranges (RFC 9110, 14.2), and invalid
 * ranges are ignored (14.2). A suffix range longer than the file means all of it (14.1.2), but @fastify/static would refuse it.
 */
function asksForPart(range: string | undefined, size: number): boolean {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (!first) return Boolean(last) && Number(last) < size;
  return !last || Number(last) >= Number(first);
}
