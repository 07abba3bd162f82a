import type { RequestBox, SavedRequest } from '../requests/request-box.ts';
import { type ServerClient, ServerError } from '../requests/server-client.ts';
import type { OfficeKey } from '../safe/vault.ts';
import { isCalled } from './note.ts';
import { openNotes, sealNotes } from './sealed-notes.ts';

export interface NoteSharing {
  readonly box: RequestBox;
  readonly client: ServerClient;
  /** The newest first. */
  readonly keys: readonly OfficeKey[];
}

/** What the server gives as another desk's notes about one request, and is not. */
export class UnreadNotesError extends ServerError {
  constructor() {
    super('unexpected');
  }
}

/** More desks than that do not note something about one request in the same second. */
const attempts = 5;

/** Brings what other desks noted about a request here, and what was noted here to the server. Throws ServerError, and UnreadNotesError for this request's notes alone. */
export async function shareNotes(id: string, { box, client, keys }: NoteSharing): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const there = await client.notes(id);
    const theirs = there ? await openNotes(there.sealed, keys) : [];
    // What cannot be read is not written over: it is another desk's.
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

/** False when another desk was faster. */
async function send({ id, keyId, notes = [] }: SavedRequest, version: number, { box, client, keys }: NoteSharing): Promise<boolean> {
  // Whichever desk can open the request can open its notes.
  const key = keys.find((one) => one.keyId === keyId) ?? keys[0];
  if (!key) return true;
  const sealed = await sealNotes(notes, id, key);
  if (!(await client.putNotes(id, { version, called: isCalled(notes), sealed }))) return false;
  await box.addNotes(id, notes, version);
  return true;
}
