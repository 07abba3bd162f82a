import type { RequestBox, SavedRequest } from '../requests/request-box.ts';
import { type ServerClient, ServerError } from '../requests/server-client.ts';
import type { OfficeKey } from '../safe/vault.ts';
import { isCalled } from './note.ts';
import { openNotes, sealNotes } from './sealed-notes.ts';

export interface NoteSharing {
  readonly box: RequestBox;
  readonly client: ServerClient;
  /** The current one first. */
  readonly keys: readonly OfficeKey[];
}

/** The error when this desk can't open what the server has as a request's notes. */
export class UnreadNotesError extends ServerError {
  constructor() {
    super('unexpected');
  }
}

/** Tries; no more desks than this save notes on one request at the same moment. */
const attempts = 5;

/** Exchanges a request's notes with the server. Throws ServerError, and UnreadNotesError for this request's notes alone. */
export async function shareNotes(id: string, { box, client, keys }: NoteSharing): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const there = await client.notes(id);
    const theirs = there ? await openNotes(there.sealed, keys) : [];
    // Unreadable notes belong to another desk and aren't overwritten.
    if (!theirs) throw new UnreadNotesError();
    const before = await box.read(id);
    if (before?.kind !== 'saved' || before.confirmedAt) return;
    const version = there?.version ?? 0;
    const isSame = version === (before.notesVersion ?? 0);
    const here = isSame ? before : await box.addNotes(id, theirs, version);
    if (!here?.hasUnsentNotes) return;
    if (await send(here, version + 1, { box, client, keys })) return;
  }
}

/** Returns false if another desk was faster. */
async function send({ id, keyId, notes = [] }: SavedRequest, version: number, { box, client, keys }: NoteSharing): Promise<boolean> {
  // Every desk that can open the request can open its notes.
  const key = keys.find((one) => one.keyId === keyId) ?? keys[0];
  if (!key) return true;
  const sealed = await sealNotes(notes, id, key);
  if (!(await client.putNotes(id, { version, called: isCalled(notes), sealed }))) return false;
  await box.addNotes(id, notes, version);
  return true;
}
