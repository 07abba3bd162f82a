/** A small built site in a temporary folder, served by the real server on a free port, for the server's tests. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { LegacyNames } from '#app/site/redirects.ts';
import { buildServer, type ServerOptions } from '../build-server.ts';
import type { InlineHashes } from '../header-list.ts';
import type { LoggedRequest } from '../request-log.ts';
import type { BuiltRequests } from '../requests/settings.ts';

export const hashes: InlineHashes = { scripts: ['sha256-aaa=', 'sha256-bbb='], styles: ['sha256-ccc='] };

const legacyNames: readonly LegacyNames[] = [{ id: 'whitaker', legacyNames: ['Jim Whitaker'] }];

const page = (language: string, title: string) =>
  `<!doctype html><html lang="${language}"><title>${title}</title>${'<p>Text.</p>'.repeat(100)}</html>`;

/** The files' contents by their path in build/client. */
export const fixtureFiles: Readonly<Record<string, string>> = {
  'index.html': page('en', 'Home'),
  'es/index.html': page('es', 'Inicio'),
  'team/index.html': page('en', 'Team'),
  'es/team/index.html': page('es', 'Equipo'),
  '404/index.html': page('en', 'Not found'),
  'es/404/index.html': page('es', 'No encontrada'),
  '404/physicians/index.html': page('en', 'Not found, physicians'),
  'es/404/physicians/index.html': page('es', 'No encontrada, médicos'),
  '__spa-fallback.html': page('en', 'Fallback'),
  '_.data': '["home"]',
  'team.data': `["team"]${' '.repeat(700)}`,
  'assets/entry-Bx1.js': `console.log(1);${'// x\n'.repeat(300)}`,
  'art/oak-640.avif': 'avif bytes',
  'art/oak 640.webp': 'webp bytes',
  'fonts/text.woff2': 'woff2 bytes',
  'icons.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *\n',
  'speculation-rules.json': '{"prefetch":[]}',
  'article/en.mdoc': '# Source',
};

const compressible = /\.(html|js|data)$/;

export interface FixtureSite {
  readonly app: FastifyInstance;
  readonly folder: string;
  readonly port: number;
  readonly logged: LoggedRequest[];
  /** The errors in the log, each as its message and stack. */
  readonly faults: string[];
  get(path: string, headers?: Record<string, string>, method?: string): Promise<HttpAnswer>;
  close(): Promise<void>;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

const noRequests: BuiltRequests = { keyIds: [], sample: false, siteOrigin: 'https://www.example.com' };

/** Writes the fixture as a build folder (client/ and the files next to it) and returns its path. */
export async function writeFixture(requests = noRequests): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [path, content] of Object.entries(fixtureFiles)) {
    const file = join(build, 'client', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (!compressible.test(path) || content.length < 600) continue;
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content));
  }
  await writeFile(join(build, 'csp.json'), JSON.stringify(hashes));
  await writeFile(join(build, 'legacy-names.json'), JSON.stringify(legacyNames));
  await writeFile(join(build, 'requests.json'), JSON.stringify(requests));
  return build;
}

/** Requests a path exactly as given, unlike `fetch`, which normalizes it. */
export function ask(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
  body?: string | Uint8Array,
): Promise<HttpAnswer> {
  return new Promise((done, failed) => {
    const request = httpRequest({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        done({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
    });
    request.on('error', failed);
    request.end(body);
  });
}

/** Starts the server on the fixture. `prepare` may add routes before it listens. */
export async function startFixture(
  prepare?: (app: FastifyInstance) => void,
  more: Partial<ServerOptions> = {},
  listenOn = 0,
): Promise<FixtureSite> {
  const folder = await writeFixture();
  const logged: LoggedRequest[] = [];
  const faults: string[] = [];
  const logStream = {
    write(line: string) {
      const { level, err, msg, ...entry } = JSON.parse(line);
      if (err) faults.push(`${err.message}\n${err.stack}`);
      else if ('method' in entry) logged.push(entry);
    },
  };
  const app = await buildServer({
    root: join(folder, 'client'),
    csp: hashes,
    legacyNames,
    logStream,
    ...more,
  });
  prepare?.(app);
  await app.listen({ port: listenOn, host: '127.0.0.1' });
  const port = Number(new URL(app.listeningOrigin).port);
  return {
    app,
    folder,
    port,
    logged,
    faults,
    get: (path, headers, method) => ask(port, path, headers, method),
    async close() {
      const closed = app.close();
      // Browsers open spare connections, for which closing would wait.
      app.server.closeAllConnections();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
