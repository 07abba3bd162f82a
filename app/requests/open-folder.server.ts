import { statSync } from 'node:fs';

/** Warns the starter of a program with files in the folder, if others on this machine may enter it; else empty. */
export function openFolderLines(folder: string): string[] {
  const mode = statSync(folder, { throwIfNoEntry: false })?.mode ?? 0;
  if (process.platform === 'win32' || (mode & 0o077) === 0) return [];
  return [`Other people on this computer can open ${folder} (mode ${(mode & 0o777).toString(8)}). To stop that, run: chmod 700 ${folder}`];
}
