import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, hasCurrentCopy, rangeStands } from './conditional-request.ts';
import { cacheControlFor, pageHeaders } from './header-list.ts';
import { isNotFoundPage, sendNotFound } from './not-found.ts';
import { readTarget } from './request-target.ts';
import { sendFile } from './send-file.ts';
import type { SiteFile } from './site-files.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The file being sent with status 200, 206 or 304. */
    siteFile: SiteFile | null;
  }
}

/** Serves the built files, precompressed where the build left a smaller form beside them. */
export async function serveFiles(app: FastifyInstance, root: string, files: ReadonlyMap<string, SiteFile>): Promise<void> {
  app.decorateRequest('siteFile', null);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    index: false,
    // Ours go by content; these would go by date and size.
    etag: false,
    lastModified: false,
    cacheControl: false,
  });
  app.addHook('onSend', finish);
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, files));
  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler(request, reply) {
      const path = readTarget(request.url)?.path ?? '';
      const siteFile = files.get(path);
      if (!siteFile || isNotFoundPage(path)) return sendNotFound(request, reply, files);
      request.siteFile = siteFile;
      settleRange(request, siteFile);
      reply.headers({ 'cache-control': cacheControlFor(siteFile.file), ...(siteFile.isPage ? pageHeaders : {}) });
      return sendFile(request, reply, siteFile);
    },
  });
}

/** A range is a part of the plain file: it is not mixed with compression, and dropped when the file has changed since. */
function settleRange(request: FastifyRequest, { hash }: SiteFile): void {
  const { headers } = request.raw;
  if (rangeStands(request.method, headers, etagOf(hash))) delete headers['accept-encoding'];
  else delete headers.range;
  // Settled here by content; the file sender would judge them by a date it does not have.
  for (const name of ['if-range', 'if-match', 'if-unmodified-since']) delete headers[name];
}

/** Once the compressed form is chosen: its ETag, and nothing but headers for a visitor who has it already. */
async function finish(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const { siteFile } = request;
  if (!siteFile || ![200, 206, 304].includes(reply.statusCode)) return payload;
  const etag = etagOf(siteFile.hash, reply.getHeader('content-encoding')?.toString());
  reply.headers({ etag, 'content-type': siteFile.type });
  if (!hasCurrentCopy(request.headers, etag)) return payload;
  if (payload instanceof Readable) payload.destroy();
  reply.code(304);
  for (const name of ['content-type', 'content-length', 'content-encoding', 'content-range']) reply.removeHeader(name);
  return null;
}
