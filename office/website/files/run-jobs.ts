/** Calls functions of modules for the desk, one at a time, in a copy of content/ that is deleted with this process: see kept-program.ts. */
import { rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Job {
  /** The module's address. */
  readonly module: string;
  /** The name of the function that it exports. */
  readonly call: string;
  readonly args?: readonly unknown[];
}

export interface Reply {
  readonly value?: unknown;
  readonly fault?: string;
  readonly code?: string;
}

// The table of pages imports the list of doctors: here, the one in this folder.
const list = pathToFileURL(resolve('content/physicians.json')).href;
registerHooks({
  resolve: (name, context, next) => (name.endsWith('/content/physicians.json') ? next(list, context) : next(name, context)),
});

const replyTo = async ({ module, call, args = [] }: Job): Promise<Reply> => {
  try {
    return { value: await (await import(module))[call](...args) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { fault: message, ...(code && { code }) };
  }
};

const folder = process.cwd();
process.on('message', async (job: Job) => process.send?.(await replyTo(job)));
// Ctrl+C in the desk's window must not end a job early.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('exit', () => {
  process.chdir(tmpdir());
  rmSync(folder, { recursive: true, force: true });
});
