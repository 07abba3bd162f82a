import { statSync } from 'node:fs';

/** A line for whoever starts a program that keeps its files there, if others on this machine may enter the folder; else none. */
export function openFolderLines(folder: string): string[] {
  const mode = statSync(folder, { throwIfNoEntry: false })?.mode ?? 0;
  if (process.platform === 'win32' || (mode & 0o077) === 0) return [];
  return [`Other people on this computer can open ${folder} (mode ${(mode & 0o777).toString(8)}). To stop that, run: chmod 700 ${folder}`];
}
