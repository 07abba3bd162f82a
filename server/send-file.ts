import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './compressed-forms.ts';
import type { SiteFile } from './site-files.ts';

/** Sends a file in the form the visitor's browser takes: compressed from memory, else from the disk. The status is the caller's. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, { file, type, forms }: SiteFile): FastifyReply {
  const encoding = encodingFor(request.raw.headers['accept-encoding'], forms);
  const body = encoding && forms[encoding];
  if (!body) return reply.sendFile(file);
  return reply.headers({ 'content-type': type, 'content-encoding': encoding, vary: 'accept-encoding' }).send(body);
}
