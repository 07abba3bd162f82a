// Plain JavaScript, because this runs on the machine's own Node (20 or newer) before the project's Node is installed.
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

// Programs of the project come first, including its own Node (node_modules/.bin/node).
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
// With a compile cache, Node starts a known program in half the time; the tests start about a hundred programs.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/node');

const running = new Set();
const stop = (signal) => running.forEach((child) => void child.kill(signal));
process.on('SIGINT', stop).on('SIGTERM', stop);

// npm sends SIGTERM to the shell that runs this process, and some shells exit without passing it on. Then the parent process changes.
const { ppid } = process;
const watch = setInterval(() => {
  if (process.env.npm_lifecycle_event === undefined || process.ppid === ppid) return;
  clearInterval(watch);
  stop('SIGTERM');
}, 250).unref();

/** Runs a program with its output shown; signals that stop this process are passed on to it. Rejects if its exit code is not 0. */
export function run(command, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    running.add(child);
    child.on('error', reject).on('close', (code, signal) => {
      running.delete(child);
      if (code === 0) return resolve();
      reject(Object.assign(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}`), { code }));
    });
  });
}
