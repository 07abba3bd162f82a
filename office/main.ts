/** Starts the desk, reachable only from this computer: `npm run office`. Environment variables: docs/office.md. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { openFolderLines } from '#app/requests/open-folder.server.ts';
import { buildDesk, type Desk } from './build-desk.ts';
import { FolderInUseError } from './safe/folder-lock.ts';

const folder = resolve(process.env.OFFICE_FOLDER || join(homedir(), 'practice-desk'));
const project = process.env.OFFICE_PROJECT ? resolve(process.env.OFFICE_PROJECT) : undefined;
const port = Number(process.env.OFFICE_PORT || 3300);

function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** Reports an uncaught error without its message, which might quote a request. */
process.on('uncaughtException', (error: NodeJS.ErrnoException) => stop(`The desk stopped: ${error.name} ${error.code ?? ''}`));

if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`OFFICE_PORT must be a number from 0 to 65535, not "${process.env.OFFICE_PORT}"`);

async function built(): Promise<Desk> {
  try {
    return await buildDesk({
      folder,
      project,
      helper: process.env.OFFICE_HELP || undefined,
      report: (fault) => process.stderr.write(`Fault: ${fault}\n`),
    });
  } catch (error) {
    if (error instanceof FolderInUseError) stop(`A desk is already using ${folder}. Use that desk, or stop it first.`);
    stop(`The desk couldn't start in ${folder}: ${(error as NodeJS.ErrnoException).code ?? (error as Error).name}`);
  }
}

const { app, base } = await built();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void app.close().then(() => process.exit(0)));
try {
  // Never another address: only this computer may reach the desk.
  await app.listen({ port, host: '127.0.0.1' });
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  stop(
    code === 'EADDRINUSE'
      ? `Port ${port} is already in use by another program, not by a desk. Set OFFICE_PORT to another number (docs/office.md).`
      : `The desk couldn't start: ${code}`,
  );
}
const lines = [`The desk is at ${app.listeningOrigin}${base}/`, `Keys and requests are saved in ${folder}`, ...openFolderLines(folder)];
process.stdout.write(`${lines.join('\n')}\n`);
