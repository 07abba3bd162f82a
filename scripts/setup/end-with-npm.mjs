import { readFileSync } from 'node:fs';

/** Milliseconds between two looks at whether npm is still there. */
const interval = 250;

const shells = new Set(['sh', 'dash', 'ash', 'bash', 'busybox', 'zsh']);

/** Name and parent of a process, where the system tells of them in files (Linux). */
function processOf(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/**
 * Ends this program as SIGTERM would when the npm that runs it is gone. A supervisor signals npm alone; npm passes
 * that on to the shell it started us with, which ends without a word to us: the server would stay, the port taken.
 * Without npm (`node scripts/start.mjs`) there is nothing to watch, and the program may well outlive its shell.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const { ppid } = process;
  const parent = processOf(ppid);
  // Some shells replace themselves by the program, some wait for it: then npm is the parent of the shell.
  const npmBehindShell = parent && shells.has(parent.name) ? parent.parent : undefined;
  const watch = setInterval(() => {
    const orphaned = process.ppid !== ppid || (npmBehindShell !== undefined && processOf(ppid)?.parent !== npmBehindShell);
    if (!orphaned) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  watch.unref();
}
