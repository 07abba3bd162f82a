import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageId } from '#app/site/pages.ts';
import { findAddress, languageOf, pathOf } from '#app/site/paths.ts';
import { contentTypeOf } from './header-list.ts';
import { readTarget } from './request-target.ts';
import { sendFile } from './send-file.ts';
import type { SiteFile } from './site-files.ts';

const notFoundIds: readonly PageId[] = ['not-found', 'not-found-physicians'];

/** The pages that say "not found" have addresses of their own, so that they can be built; they are never found there either. */
export function isNotFoundPage(path: string): boolean {
  const id = findAddress(path)?.page.id;
  return id !== undefined && notFoundIds.includes(id);
}

/** A part of a page or a download: the answer is read by a program, not by a visitor. */
function isPart(path: string): boolean {
  const type = contentTypeOf(path.toLowerCase());
  return (
    (type !== undefined && !type.startsWith('text/html')) ||
    /^\/(assets|art|fonts)\//.test(path) ||
    /\.(mjs|map|gif|jpeg|woff|mp4|webm|br|gz|mdoc)$/i.test(path)
  );
}

/** The page that answers an unknown path: in the path's language, and with the physicians when the path seems to look for one. */
function notFoundPath(path: string): string {
  return pathOf(/doctor|physician/i.test(path) ? 'not-found-physicians' : 'not-found', languageOf(path));
}

/** Status 404: the page for visitors, one line for parts of pages. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, files: ReadonlyMap<string, SiteFile>): FastifyReply {
  const path = readTarget(request.url)?.path ?? '/';
  const page = isPart(path) ? undefined : files.get(notFoundPath(path));
  request.siteFile = null;
  reply.code(404).header('cache-control', 'no-cache');
  if (!page) return reply.type('text/plain; charset=utf-8').send('Not found\n');
  // A missing page has no ranges and no earlier copy.
  for (const name of ['range', 'if-range', 'if-none-match', 'if-match', 'if-unmodified-since']) delete request.raw.headers[name];
  return sendFile(request, reply, page);
}
