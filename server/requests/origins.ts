import type { FastifyCorsOptions } from '@fastify/cors';
import type { onRequestAsyncHookHandler } from 'fastify';
import { proofHeader } from '#app/requests/proof-of-work.ts';
import { ProblemError } from './problem.ts';

/** The site's pages may send from where they are public, also when that is another host than this server's. */
export function corsOptions(siteOrigin: string): FastifyCorsOptions {
  return {
    origin: [siteOrigin],
    methods: ['POST'],
    allowedHeaders: ['content-type', proofHeader],
    exposedHeaders: ['retry-after'],
    maxAge: 600,
  };
}

/**
 * Refuses what a page of another site sends through its visitors' browsers. What carries no Origin is let through: no
 * browser sends such a request from another site, and programs can claim any.
 */
export function requireOwnOrigin(siteOrigin: string): onRequestAsyncHookHandler {
  return async ({ headers: { origin, host } }) => {
    if (origin === undefined || origin === siteOrigin) return;
    const from = URL.canParse(origin) ? new URL(origin) : undefined;
    const isOwn = from !== undefined && from.origin === origin && /^https?:$/.test(from.protocol) && from.host === host;
    if (!isOwn) throw new ProblemError('wrong-origin');
  };
}
