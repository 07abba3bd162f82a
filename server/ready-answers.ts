/**
 * Most of what visitors fetch is a built file in a compressed form that is kept in memory. Those are answered here, in
 * front of the framework, whose router, hooks and replies cost more than the answer (decision 024). Whatever is not
 * plainly one of them goes the long way, static-files.ts, which answers the same with the same headers.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encodingFor } from './compressed-forms.ts';
import { etagOf, hasCurrentCopy } from './conditional-request.ts';
import { cacheControlFor, pageHeaders } from './header-list.ts';
import { longestUrl } from './request-target.ts';
import type { SiteFile } from './site-files.ts';

/** Answers a request and says true, or leaves it untouched and says false. */
export type AnswerReady = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What the long way knows how to weigh: parts of files, and copies that must or must not have changed. */
const weighed = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

interface ReadyForm {
  readonly etag: string;
  readonly body: Buffer;
  /** Name, value, name, value …, as Node takes them with the least work; the security headers aside. */
  readonly headers: readonly string[];
  /** Those that also belong to an answer without a body. */
  readonly headersUnchanged: readonly string[];
}

type ReadyForms = Readonly<Partial<Record<Encoding, ReadyForm>>>;

function readyForm({ file, type, hash, isPage }: SiteFile, encoding: Encoding, body: Buffer): ReadyForm {
  const etag = etagOf(hash, encoding);
  const headersUnchanged = Object.entries({
    'cache-control': cacheControlFor(file),
    ...(isPage ? pageHeaders : {}),
    vary: 'accept-encoding',
    etag,
  }).flat();
  const headers = [...headersUnchanged, 'content-type', type, 'content-encoding', encoding, 'content-length', String(body.length)];
  return { etag, body, headers, headersUnchanged };
}

function readyForms(file: SiteFile): ReadyForms {
  const forms = Object.entries(file.forms) as [Encoding, Buffer][];
  return Object.fromEntries(forms.map(([encoding, body]) => [encoding, readyForm(file, encoding, body)]));
}

export interface ReadyOptions {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Paths that are files and yet not answered with them: not-found pages, old addresses. */
  readonly isAnsweredOtherwise: (path: string) => boolean;
  /** For the host the visitor named: one of few lists, the same object each time. */
  readonly securityHeadersFor: (host: string | undefined) => Readonly<Record<string, string>>;
  /** Whether the server is shutting down: the framework then says so. */
  readonly isClosing: () => boolean;
}

/** Lists of headers made from records, once for each record. */
function headerLists(): (headers: Readonly<Record<string, string>>) => readonly string[] {
  const lists = new WeakMap<object, readonly string[]>();
  return (headers) => {
    const list = lists.get(headers) ?? Object.entries(headers).flat();
    lists.set(headers, list);
    return list;
  };
}

/** Makes ready the answers to plain requests (GET, whole, compressed) for the files of the site. */
export function readyAnswers({ files, isAnsweredOtherwise, securityHeadersFor, isClosing }: ReadyOptions): AnswerReady {
  const ready = new Map<string, { readonly file: SiteFile; readonly forms: ReadyForms }>();
  for (const [path, file] of files) {
    // A path that is written otherwise in an address is decoded the long way.
    if (encodeURI(path) === path && !isAnsweredOtherwise(path)) ready.set(path, { file, forms: readyForms(file) });
  }
  const listOf = headerLists();

  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || url.length > longestUrl || isClosing()) return false;
    const query = url.indexOf('?');
    const found = ready.get(query === -1 ? url : url.slice(0, query));
    if (!found || weighed.some((name) => headers[name] !== undefined)) return false;
    const encoding = encodingFor(headers['accept-encoding'], found.file.forms);
    const form = encoding && found.forms[encoding];
    if (!form) return false;
    const security = listOf(securityHeadersFor(headers.host));
    if (hasCurrentCopy(headers, form.etag)) response.writeHead(304, [...security, ...form.headersUnchanged]).end();
    else response.writeHead(200, [...security, ...form.headers]).end(form.body);
    return true;
  };
}
