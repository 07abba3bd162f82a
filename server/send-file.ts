import type { FastifyReply, FastifyRequest } from 'fastify';
import { formFor } from './compressed-forms.ts';
import type { SiteFile } from './site-files.ts';

/** Sends a file in the form the visitor's browser takes: compressed from memory, else from the disk. The status is the caller's. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, { file, type, forms }: SiteFile): FastifyReply {
  const form = formFor(request.raw.headers['accept-encoding'], forms);
  if (!form) return reply.sendFile(file);
  return reply.headers({ 'content-type': type, 'content-encoding': form.encoding, vary: 'accept-encoding' }).send(form.body);
}
