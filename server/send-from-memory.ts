import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';
import type { Encoding, SiteFile } from './site-files.ts';

/**
 * Sets the file's ETag, and sends 304 if the browser already has this copy, or 412 if `If-Match` asks for another. Returns undefined
 * and sends nothing if the file is still to be sent.
 */
export function answerByCopy({ headers }: FastifyRequest, reply: FastifyReply, etag: string): FastifyReply | undefined {
  const { 'if-none-match': tags, 'if-match': wanted } = headers;
  reply.header('etag', etag);
  if (wanted !== undefined && !names(wanted, etag)) return refuse(reply, 412, 'Precondition failed');
  return tags !== undefined && names(tags, etag) ? reply.code(304).send() : undefined;
}

/**
 * Sends a file in the best encoding in memory that the browser accepts (RFC 9110, 12.5.3), or what `answerByCopy` does. Returns
 * undefined and sends nothing if no such encoding is in memory. If the caller has set another status than 200, the file is sent
 * whatever copy the browser has.
 */
export function sendFromMemory(request: FastifyRequest, reply: FastifyReply, { type, forms }: SiteFile): FastifyReply | undefined {
  const { 'accept-encoding': accepted = '' } = request.headers;
  const encoding = negotiate<Encoding>(accepted, Object.keys(forms) as Encoding[]) ?? 'identity';
  const form = forms[encoding];
  if (!form) return undefined;
  reply.header('vary', 'accept-encoding');
  const answered = reply.statusCode === 200 ? answerByCopy(request, reply, form.etag) : undefined;
  if (answered) return answered;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(form.body);
}

/** Looks for this ETag in `If-Match` or `If-None-Match`. Proxies that compress turn strong tags weak; both count (RFC 9110, 13.1.2). */
function names(tags: string, etag: string): boolean {
  return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
