// Plain JavaScript: this runs on whatever Node the machine has (20 or newer), before the project's own is there.
import { spawn } from 'node:child_process';

/**
 * Runs a program with its output shown. Rejects when it ends with another code than 0; signals to stop are
 * passed on, so that nothing is left behind.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass);
    process.on('SIGTERM', pass);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      if (code === 0) resolve();
      else reject(Object.assign(new Error(`${command} ${args[0] ?? ''} ended with ${signal ?? `code ${code}`}`), { code }));
    });
  });
}
