import type { FastifyCorsOptions } from '@fastify/cors';
import type { onRequestAsyncHookHandler } from 'fastify';
import { ProblemError } from './problem.ts';

/** Allows the site's pages to send requests from their public origin, even if this server is on another host. */
export function corsOptions(siteOrigin: string): FastifyCorsOptions {
  return {
    origin: [siteOrigin],
    methods: ['POST'],
    allowedHeaders: ['content-type'],
    exposedHeaders: ['retry-after'],
    maxAge: 600,
  };
}

/**
 * Refuses requests that pages of other sites send through their visitors' browsers. A request without an Origin header is accepted: no
 * browser sends one from another site, and programs can claim any origin anyway.
 */
export function requireOwnOrigin(siteOrigin: string): onRequestAsyncHookHandler {
  return async ({ headers: { origin, host } }) => {
    if (origin === undefined || origin === siteOrigin) return;
    const from = URL.canParse(origin) ? new URL(origin) : undefined;
    const isOwn = from !== undefined && from.origin === origin && /^https?:$/.test(from.protocol) && from.host === host;
    if (!isOwn) throw new ProblemError('wrong-origin');
  };
}
