import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes a folder that only its owner can open. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * Writes a file, readable only by its owner unless `mode` says otherwise. It's on the disk when this resolves, and is always
 * wholly the old or the new one, whatever happens: a file next to it, fsync, rename, fsync of the folder.
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

/** Checks for an error of the disk: full, not writable, or broken. */
export function isDiskFault(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO'].includes(String((error as NodeJS.ErrnoException).code));
}

/** Matches writeDurably's temporary files, left when the program was killed while writing. */
export const halfWritten = /\.[0-9a-f]{12}\.new$/;

/** Removes half-written files of a killed program from a folder and those in it. Only while no one writes there. */
export async function removeHalfWritten(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => halfWritten.test(one))) await rm(join(folder, name), { force: true });
}

/** Removes files of one folder so that they stay removed if the computer stops now. */
export async function removeDurably(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
  if (paths[0]) await syncFolder(dirname(paths[0]));
}

/** Writes a folder to the disk, and with it its files' names. */
async function syncFolder(folder: string): Promise<void> {
  // Windows can't open folders; its file system writes names in order itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
