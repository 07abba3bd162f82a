import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';
import type { Encoding, SiteFile } from './site-files.ts';

/**
 * Sends a file in the best encoding kept in memory that the browser accepts (RFC 9110, 12.5.3), 304 if the browser already has it, or 412
 * if `If-Match` asks for another. Returns undefined and sends nothing if no such encoding is in memory. If the caller has set another
 * status than 200, the file is sent whatever copy the browser has.
 */
export function sendFromMemory(request: FastifyRequest, reply: FastifyReply, { type, forms }: SiteFile): FastifyReply | undefined {
  const { 'accept-encoding': accepted = '', 'if-none-match': tags, 'if-match': wanted } = request.headers;
  const encoding = negotiate<Encoding>(accepted, Object.keys(forms) as Encoding[]) ?? 'identity';
  const form = forms[encoding];
  if (!form) return undefined;
  reply.header('vary', 'accept-encoding');
  if (reply.statusCode === 200) {
    reply.header('etag', form.etag);
    if (wanted !== undefined && !names(wanted, form.etag)) return refuse(reply, 412, 'Precondition failed');
    if (tags !== undefined && names(tags, form.etag)) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(form.body);
}

/** Whether `If-Match` or `If-None-Match` names this ETag. Proxies that compress turn strong tags weak; both count (RFC 9110, 13.1.2). */
function names(tags: string, etag: string): boolean {
  return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
