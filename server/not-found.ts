import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf } from './header-list.ts';
import { notFoundPath } from './not-found-pages.ts';
import { pathWithoutQuery, readTarget } from './request-target.ts';
import { sendFromMemory } from './send-from-memory.ts';
import type { SiteFile } from './site-files.ts';

/** Checks for the path of a part of a page or a download, whose answer a program reads and not a visitor. */
function isPart(path: string): boolean {
  const type = contentTypeOf(path.toLowerCase());
  return (
    (type !== undefined && !type.startsWith('text/html')) ||
    /^\/(assets|art|fonts)\//.test(path) ||
    /\.(mjs|map|gif|jpeg|woff|mp4|webm|br|gz|mdoc)$/i.test(path)
  );
}

/** Answers with 404: the not-found page for visitors, or one line for parts of pages. Nothing is read from the disk. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, files: ReadonlyMap<string, SiteFile>): FastifyReply {
  const path = readTarget(request.url)?.path ?? pathWithoutQuery(request.url);
  const page = isPart(path) ? undefined : files.get(notFoundPath(path));
  reply.code(404).header('cache-control', 'no-cache');
  return (page && sendFromMemory(request, reply, page)) ?? reply.type('text/plain; charset=utf-8').send('Not found\n');
}
