// Plain JavaScript, because this runs on the machine's own Node (20 or newer) before the project's Node is installed.
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

// Programs of the project come first, including its own Node (node_modules/.bin/node).
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
// With a compile cache, Node starts a known program in half the time; the tests start about a hundred programs.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/node');

/** Holds the list that collects the output of programs, where several run at once and would mix their lines. */
export const held = new AsyncLocalStorage();

/** Ids of the running programs; a group's id is negative. */
const running = new Set();

/** Passes a signal on to every program that is running. */
export function stop(signal) {
  for (const id of running) {
    try {
      process.kill(id, signal);
    } catch {
      // The program has just ended by itself.
    }
  }
}
process.on('SIGINT', stop).on('SIGTERM', stop);

// npm sends SIGTERM to the shell that runs this process, and some shells exit without passing it on. Then the parent process changes.
const { ppid } = process;
const watch = setInterval(() => {
  if (process.env.npm_lifecycle_event === undefined || process.ppid === ppid) return;
  clearInterval(watch);
  stop('SIGTERM');
}, 250).unref();

/** Runs a program with its output shown, or held; signals that stop this process are passed on to it. Rejects if its exit code is not 0. */
export const run = (command, ...args) => runWith({}, command, ...args);

/** Runs a program as `run` does, with `settings` added to the environment. */
export function runWith(settings, command, ...args) {
  return new Promise((resolve, reject) => {
    const output = held.getStore();
    const stdio = output ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const shell = process.platform === 'win32';
    // npm ends its shell, which does not pass that on to the program: while others run on, a group of its own ends as a whole.
    const detached = Boolean(output) && !shell;
    const child = spawn(command, args, { stdio, shell, detached, env: { ...process.env, ...settings } });
    const id = detached ? -child.pid : child.pid;
    running.add(id);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.on('error', reject).on('close', (code, signal) => {
      running.delete(id);
      if (code === 0) return resolve();
      reject(Object.assign(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}`), { code }));
    });
  });
}
