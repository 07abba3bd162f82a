import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes a folder that its owner alone may look into. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * Writes a file, which its owner alone may read unless `mode` says otherwise, so that it is on the disk when this resolves, and is the old one or the
 * new one, whole, whatever happens in between: a file beside it, fsync, rename, fsync of the folder.
 */
export async function writeDurably(path: string, bytes: Uint8Array | string, mode = 0o600): Promise<void> {
  const beside = `${path}.${randomBytes(6).toString('hex')}.new`;
  try {
    const file = await open(beside, 'wx', mode);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Whether an error is the disk's: full, not writable, or broken. */
export function isDiskFault(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO'].includes(String((error as NodeJS.ErrnoException).code));
}

/** A file that was being written when the program was cut off: as writeDurably names it. */
export const halfWritten = /\.[0-9a-f]{12}\.new$/;

/** Removes what was being written in a folder and those below it when the program was cut off before. Only while nobody writes there. */
export async function removeHalfWritten(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => halfWritten.test(one))) await rm(join(folder, name), { force: true });
}

/** Removes files of one folder, so that they do not come back when the computer stops now. */
export async function removeDurably(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
  if (paths[0]) await syncFolder(dirname(paths[0]));
}

/** The name of a file is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; its file system writes names in order by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
