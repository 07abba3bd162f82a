// Plain JavaScript: this runs on whatever Node the machine has (20 or newer), before the project's own is there.
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

// What the project brings comes first, its own Node (node_modules/.bin/node) too.
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
// Node keeps what it compiled: a program that is started again begins in half the time, and the tests start some hundred.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/node');

const running = new Set();
const stop = (signal) => running.forEach((child) => void child.kill(signal));
process.on('SIGINT', stop).on('SIGTERM', stop);

// npm passes SIGTERM to the shell that it runs us in, and some shells end of it without a word to us: our parent is then another.
const { ppid } = process;
const watch = setInterval(() => {
  if (process.env.npm_lifecycle_event === undefined || process.ppid === ppid) return;
  clearInterval(watch);
  stop('SIGTERM');
}, 250).unref();

/** Runs a program with its output shown, and passes on to it what stops this one. Rejects when it ends with another code than 0. */
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
