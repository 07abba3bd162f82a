import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { serviceWorkerPath } from '#app/site/file-paths.ts';

/** The states of a connection or host. */
type Condition = 'works' | 'slow' | 'comes in pieces' | 'fails' | 'hangs' | 'no connection';

/** Milliseconds until a slow connection answers: longer than a `hasty` service worker waits for a page that it has stored. */
const slowness = 1000;

/** Makes the service worker wait 0.4 s instead of 4 s on a connection without data. */
export function hasty(worker: string): string {
  if (!worker.includes('=4e3,')) throw new Error('The service worker no longer waits 4 s');
  return worker.replace('=4e3,', '=400,');
}

/** Characters in a piece of a page, and milliseconds until the next: at least one frame of the browser. */
const piece = 600;
const betweenPieces = 20;
/** Characters of a page's main part that fill more than the first screen. */
const firstScreen = 45_000;

/** Sends what precedes the page's main part, then its first screen in pieces, then the rest. */
async function sendInPieces(html: string, outgoing: ServerResponse): Promise<void> {
  const start = html.indexOf('<main');
  outgoing.write(html.slice(0, start));
  for (let at = start; at < start + firstScreen; at += piece) {
    await wait(betweenPieces);
    outgoing.write(html.slice(at, at + piece));
  }
  outgoing.end(html.slice(start + firstScreen));
}

/** The site behind a host that a test can make slow, failing, hanging or unreachable, or whose text it can change. */
export interface ChangingSite {
  readonly origin: string;
  condition: Condition;
  /** Changes every page before it is sent. */
  change: (html: string) => string;
  /** Changes the service worker before it is sent. */
  changeWorker: (code: string) => string;
  /** Paths that the browser requested by itself while the service worker started. */
  readonly preloaded: string[];
  close(): Promise<void>;
}

/** Serves the site at `target` from another port of this machine. */
export async function changingSite(target: string): Promise<ChangingSite> {
  const site = {
    condition: 'works' as Condition,
    change: (html: string) => html,
    changeWorker: (code: string) => code,
    preloaded: [] as string[],
  };
  const server = createServer((incoming, outgoing) => {
    if (incoming.headers['service-worker-navigation-preload']) site.preloaded.push(incoming.url ?? '');
    if (site.condition === 'no connection') incoming.socket.destroy();
    else if (site.condition === 'fails') outgoing.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Upstream is down</h1>');
    else if (site.condition === 'slow') setTimeout(passOn, slowness, incoming, outgoing);
    else if (site.condition !== 'hangs') passOn(incoming, outgoing);
  });
  function passOn(incoming: IncomingMessage, outgoing: ServerResponse) {
    // Uncompressed and complete, so that the page can be changed.
    const { 'accept-encoding': _encoding, 'if-none-match': _match, 'if-modified-since': _since, ...headers } = incoming.headers;
    request(new URL(incoming.url ?? '/', target), { headers }, (answer) => {
      const { 'content-length': _length, etag: _etag, 'last-modified': _modified, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, kept);
      const isPage = answer.headers['content-type']?.startsWith('text/html');
      if (!isPage && incoming.url !== serviceWorkerPath) {
        answer.pipe(outgoing);
        return;
      }
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        if (!isPage) outgoing.end(site.changeWorker(text));
        else if (site.condition === 'comes in pieces') sendInPieces(site.change(text), outgoing);
        else outgoing.end(site.change(text));
      });
    }).end();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(site, {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
