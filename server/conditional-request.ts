import type { IncomingHttpHeaders } from 'node:http';

/** A strong ETag: the content's hash, and which compressed form of it was sent. */
export function etagOf(hash: string, encoding = 'identity'): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** Whether the visitor's copy is the current one. Proxies that compress turn strong tags weak; both count (RFC 9110, 13.1.2). */
export function hasCurrentCopy(headers: IncomingHttpHeaders, etag: string): boolean {
  const tags = headers['if-none-match'];
  if (tags === undefined) return false;
  return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Whether a requested range still belongs to this content. `If-Range` may hold a date; we send none, so it never matches (RFC 9110, 13.1.5). */
export function rangeStands(method: string, headers: IncomingHttpHeaders, etag: string): boolean {
  if (method !== 'GET' || headers.range === undefined) return false;
  const ifRange = headers['if-range'];
  return ifRange === undefined || ifRange === etag;
}
