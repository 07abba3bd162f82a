import { closeSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another desk is using this folder. */
export class FolderInUseError extends Error {
  readonly folder: string;
  constructor(folder: string) {
    super(`Another desk is using the folder ${folder}`);
    this.folder = folder;
  }
}

/** SQLite's code for a file that another program has locked (sqlite.org/rescode.html). */
const busy = 5;

/**
 * Locks a folder against other desks until the returned function is called or this program ends, however it ends. The lock
 * is the operating system's, taken through SQLite, which knows how on each system. Throws FolderInUseError.
 */
export function lockFolder(folder: string): () => void {
  return lockFile(join(folder, 'desk.lock'));
}

/** Locks a file that has no other use, as `lockFolder` does with desk.lock. */
export function lockFile(file: string): () => void {
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file);
  try {
    // Nothing is ever written to the file, so it needs no journal.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) throw new FolderInUseError(dirname(file));
    throw error;
  }
  return () => database.close();
}
