import type { FastifyInstance } from 'fastify';
import { parsedJson } from '#app/requests/content.ts';
import { type Envelope, envelopeFault, envelopeText, isRequestId, largestBody } from '#app/requests/envelope.ts';
import { ProblemError } from './problem.ts';
import type { NotesStore, StoredNotes } from './store.ts';

interface ById {
  Params: { id: string };
}

/** Answers the routes for the desks' notes about a waiting request, which only the desks can read. */
export async function answerNotes(api: FastifyInstance, { store, now }: { store: NotesStore; now: () => number }): Promise<void> {
  const path = '/office/requests/:id/notes';
  api.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: largestBody }, (_request, body, done) =>
    done(null, parsedJson(String(body))),
  );

  api.get<ById>(path, async ({ params: { id } }, reply) => {
    const notes = isRequestId(id) ? await store.notes(id) : undefined;
    if (!notes) throw new ProblemError('not-found');
    return reply.type('application/json; charset=utf-8').send(`{"version":${notes.version},"sealed":${notes.sealed}}`);
  });

  api.put<ById>(path, async ({ params: { id }, body }, reply) => {
    if (!isRequestId(id)) throw new ProblemError('not-found');
    if (body === undefined) throw new ProblemError('malformed');
    const notes = notesIn(body, id);
    if (!notes) throw new ProblemError('not-notes');
    const outcome = await store.putNotes({ ...notes, at: now() });
    if (outcome === 'stored') return reply.code(204).send();
    throw new ProblemError(outcome === 'gone' ? 'not-found' : 'other-version');
  });
}

/** Returns the notes in a body that matches app/requests/api.ts; undefined for any other. */
function notesIn(body: unknown, id: string): Omit<StoredNotes, 'at'> | undefined {
  const { version, called, sealed, ...others } = Object(body) as Partial<Record<keyof StoredNotes, unknown>>;
  const isVersion = Number.isInteger(version) && (version as number) >= 1 && (version as number) < 2 ** 31;
  if (!isVersion || typeof called !== 'boolean' || Object.keys(others).length > 0) return undefined;
  if (envelopeFault(sealed) || (sealed as Envelope).id !== id) return undefined;
  return { id, version: version as number, called, sealed: envelopeText(sealed as Envelope) };
}
