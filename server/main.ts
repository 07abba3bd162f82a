/**
 * Serves the built site and takes requests: `node server/main.ts [build folder]`, settings from the environment.
 * Docs: docs/deploy.md.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { LegacyNames } from '#app/site/redirects.ts';
import { buildServer } from './build-server.ts';
import type { InlineHashes } from './header-list.ts';
import { type BuiltRequests, requestApiSettings, SettingError, startLines, trustedProxies } from './requests/settings.ts';
import { shutDownOnSignal } from './shutdown.ts';

const build = resolve(process.argv[2] ?? join(import.meta.dirname, '../build'));
const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';

function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(build, name), 'utf8'));
}

async function serverOfBuild() {
  try {
    const csp: InlineHashes = await readJson('csp.json');
    const legacyNames: LegacyNames[] = await readJson('legacy-names.json');
    const built: BuiltRequests = await readJson('requests.json');
    const proxies = trustedProxies(process.env);
    const requests = requestApiSettings(built, process.env, join(import.meta.dirname, '../data'));
    const app = await buildServer({
      root: join(build, 'client'),
      csp,
      legacyNames,
      requests,
      trustedProxies: proxies,
    });
    return { app, lines: startLines(requests, proxies) };
  } catch (error) {
    if (error instanceof SettingError) return stop(error.message);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return stop('There is no built site to serve. Build it first: npm run build');
  }
}

function whyNot(error: NodeJS.ErrnoException): string {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken. Stop the program that uses it, or choose another port: PORT=${port + 1}`,
    EACCES: `Port ${port} needs more rights than this user has. Choose one above 1023, for example PORT=3000`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Leave HOST unset for this machine only, or use HOST=0.0.0.0 for all networks`,
    ENOTFOUND: `HOST=${host} is not known. Leave it unset for this machine only, or use HOST=0.0.0.0 for all networks`,
  };
  return reasons[error.code ?? ''] ?? `The server could not start: ${error.message}`;
}

if (!Number.isInteger(port) || port < 0 || port > 65535) stop(`PORT must be a number from 0 to 65535, not "${process.env.PORT}"`);

const { app, lines } = await serverOfBuild();
shutDownOnSignal(app);
// Suppress Fastify's own log line about listening, which repeats in JSON what is printed below.
app.log.level = 'warn';
try {
  await app.listen({ port, host });
} catch (error) {
  stop(whyNot(error as NodeJS.ErrnoException));
}
app.log.level = 'info';
// Nobody can open "all networks" in a browser, so print this machine's address instead.
const address = app.listeningOrigin.replace(/\/\/(0\.0\.0\.0|\[::\])/, '//127.0.0.1');
// As with the log, a reader that's gone must not stop the server.
process.stdout.on('error', () => {});
process.stdout.write([`The site is at ${address}`, ...lines, ''].join('\n'));
