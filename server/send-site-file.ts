import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';
import { type Encoding, endings, type SiteFile } from './site-files.ts';

/**
 * Sends a file in the best encoding that the build has written and the browser accepts (RFC 9110, 12.5.3); 304 if the browser already has
 * that copy, 412 if `If-Match` asks for another. If the caller has set another status than 200, the file is sent whatever copy the browser
 * has.
 * @param isPart whether one sound range is asked for, which is a part of the file as it is
 */
export function sendSiteFile(request: FastifyRequest, reply: FastifyReply, siteFile: SiteFile, isPart = false): FastifyReply {
  const { headers } = request;
  const { file, type, tags } = siteFile;
  const encodings = Object.keys(tags) as Encoding[];
  const encoding = (isPart ? undefined : negotiate<Encoding>(headers['accept-encoding'] ?? '', encodings)) ?? 'identity';
  if (encodings.length > 1) reply.header('vary', 'accept-encoding');
  const answered = reply.statusCode === 200 ? answerByCopy(request, reply, tags[encoding] ?? '') : undefined;
  if (answered) return answered;
  // All that is asked is answered here but for one sound range.
  if (!isPart) delete headers.range;
  for (const name of ['if-match', 'if-none-match', 'if-range'] as const) delete headers[name];
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).sendFile(file + endings[encoding]);
}

/** Says which copy of a file this is, and answers if that is all there is to send. */
function answerByCopy({ headers }: FastifyRequest, reply: FastifyReply, etag: string): FastifyReply | undefined {
  const { 'if-none-match': tags, 'if-match': wanted } = headers;
  reply.header('etag', etag);
  if (wanted !== undefined && !names(wanted, etag)) return refuse(reply, 412, 'Precondition failed');
  return tags !== undefined && names(tags, etag) ? reply.code(304).send() : undefined;
}

/** Whether `If-Match` or `If-None-Match` names this ETag. Proxies that compress turn strong tags weak; both count (RFC 9110, 13.1.2). */
function names(tags: string, etag: string): boolean {
  return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
