/**
 * Runs jobs in a child process that the desk keeps. The process works in its own folder, on a copy of content/ with the texts to be tried,
 * so that the desk itself caches nothing of a trial. It caches what it has read for as long as the file stays the same.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cleanText } from '../../safe/clean-text.ts';
import { type ContentPlace, contentOf, textsIn } from './content-file.ts';
import type { Job, Reply } from './run-jobs.ts';

/** Texts in place of the records' own; an empty text means no file. */
export type Texts = readonly { readonly record: ContentPlace; readonly text: string }[];

/** A failed job, with the process's message; the code `late` means that it took over two minutes. */
export class ProgramError extends Error {
  readonly code: string | undefined;
  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

interface Running {
  readonly child: ChildProcess;
  readonly folder: string;
  /** The process's copy of content/, by file. */
  readonly held: Map<string, string>;
  /** Stops the process after ten minutes without a job, to free its memory. */
  readonly rest: NodeJS.Timeout;
}

const patienceMs = 120_000;
const restMs = 600_000;
/** One for the saved content, and one for a trial. */
const mostRunning = 2;

/** Returns a function that runs jobs one at a time. A job with another text of a file in `readsOnce` runs in another process. */
export function keptProgram(readsOnce: RegExp): <T>(project: string, texts: Texts, job: Job) => Promise<T> {
  let running: readonly Running[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const work = (project: string, texts: Texts, job: Job) => {
    const wanted = contentWith(project, texts);
    const fits = ({ child, held }: Running) =>
      isThere(child) && [...wanted].every(([name, text]) => !readsOnce.test(name) || held.get(name) === text);
    const own = running.find(fits) ?? started(wanted);
    const others = running.filter((one) => one !== own && isThere(one.child));
    for (const { child } of others.slice(mostRunning - 1)) child.disconnect();
    running = [own, ...others.slice(0, mostRunning - 1)];
    own.rest.refresh();
    hold(own, wanted);
    return replyOf(own.child, job);
  };
  return <T>(...asked: Parameters<typeof work>) => {
    const done = turn.then(() => work(...asked));
    turn = done.catch(() => {});
    return done as Promise<T>;
  };
}

const isThere = ({ connected, exitCode, signalCode }: ChildProcess) => connected && exitCode === null && signalCode === null;

/** Leaves out photos, which no form changes. */
function contentWith(project: string, texts: Texts): Map<string, string> {
  const root = contentOf(project);
  // Reading a named pipe in the folder would never end.
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const own = files
    .filter((file) => /\.(yaml|mdoc|json)$/.test(file))
    .map((file) => [file, cleanText(readFileSync(join(root, file), 'utf8'))] as const);
  const all = new Map([...own, ...texts.flatMap(({ record, text }) => textsIn(record, text).map((one) => [one.file, one.text] as const))]);
  return new Map([...all].filter(([, text]) => text));
}

function started(wanted: ReadonlyMap<string, string>): Running {
  const folder = mkdtempSync(join(tmpdir(), 'desk-copy-'));
  const held = new Map<string, string>();
  hold({ folder, held }, wanted);
  const env = { ...process.env, NODE_ENV: 'production', CONTENT_ROOT: 'content' };
  const child = fork(join(import.meta.dirname, 'run-jobs.ts'), {
    cwd: folder,
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The waiting process does not keep the desk running, and ends with it.
  child.unref();
  child.channel?.unref();
  return { child, folder, held, rest: setTimeout(() => isThere(child) && child.disconnect(), restMs).unref() };
}

function hold({ folder, held }: Pick<Running, 'folder' | 'held'>, wanted: ReadonlyMap<string, string>): void {
  const pathOf = (name: string) => join(folder, 'content', name);
  for (const name of [...held.keys()].filter((one) => !wanted.has(one))) {
    rmSync(pathOf(name));
    held.delete(name);
  }
  for (const [name, text] of wanted) {
    if (held.get(name) === text) continue;
    mkdirSync(dirname(pathOf(name)), { recursive: true });
    writeFileSync(pathOf(name), text);
    held.set(name, text);
  }
}

async function replyOf(child: ChildProcess, job: Job): Promise<unknown> {
  let isLate = false;
  const patience = setTimeout(() => {
    isLate = true;
    child.kill();
  }, patienceMs);
  const waiting = new AbortController();
  try {
    child.send(job);
    const [reply] = await Promise.race(['message', 'exit'].map((event) => once(child, event, { signal: waiting.signal })));
    const stopped: Reply = { fault: 'The program stopped.', code: isLate ? 'late' : 'stopped' };
    const { value, fault, code } = typeof reply === 'object' && reply ? (reply as Reply) : stopped;
    if (fault !== undefined) throw new ProgramError(fault, code);
    return value;
  } finally {
    clearTimeout(patience);
    waiting.abort();
  }
}
