/** Keeps the changes that a physician requests before approving: with the unfinished forms, shown in the form until the text changes. */
import { type Language, wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../../look/html.ts';
import type { PageRequest } from '../../part.ts';
import { isUnreadable } from '../files/broken-files.ts';
import { draftOf, dropDraft, keepDraft } from '../files/drafts.ts';
import { entriesAround, nameOfEntry, physiciansOf } from '../files/sign-records.ts';
import { words } from './sign-words.ts';

export interface Note {
  readonly by: string;
  readonly text: string;
}

const longestNote = 1000;
const draftIdOf = (entryId: string) => ({ id: `sign.${entryId}` });

/** Returns the changes that a form requests for one entry as a whole, and for single rows, each after the row's id. */
export function noteIn(form: URLSearchParams, id: string): Note {
  const rows = [...form].filter(([name, asked]) => name.startsWith(`row:${id}:`) && asked.trim());
  const lines = [form.get(`note:${id}`) ?? '', ...rows.map(([name, asked]) => `${name.slice(`row:${id}:`.length)}: ${asked}`)];
  return { by: form.get('by') ?? '', text: lines.join('\n').trim().slice(0, longestNote) };
}

/** Returns the changes requested in this text of an entry; requests for another text no longer count. */
export async function keptNote(folder: string, { id, digest }: { readonly id: string; readonly digest: string }): Promise<Note> {
  const form = await draftOf(folder, draftIdOf(id));
  return form?.get('digest') === digest ? { by: form.get('by') ?? '', text: form.get('note') ?? '' } : { by: '', text: '' };
}

/** Saves a note, or deletes it where nothing is requested. */
export async function keepNote(
  folder: string,
  { id, digest }: { readonly id: string; readonly digest: string },
  { by, text }: Note,
): Promise<void> {
  if (!text) return dropDraft(folder, draftIdOf(id));
  await keepDraft(folder, draftIdOf(id), undefined, new URLSearchParams({ by, note: text, digest }));
}

/** Draws what is requested for a form of a file, or of one of its items, and whose approval a change ends. */
export async function signBoxes({ project, folder, links: { language } }: PageRequest, file: string, item?: string): Promise<Html> {
  const w = wordsIn(words, language);
  const own = entriesHere(project, file).filter(({ entry }) => !item || entry.place.length === 0 || entry.record.id === item);
  const boxes = await Promise.all(
    own.map(async ({ entry }) => {
      const { by, text } = await keptNote(folder, entry);
      const name = physiciansOf(project).find(({ id }) => id === by)?.name[language] ?? '';
      return text && html`<div class="desk-note"><h2>${w.asks(name)}</h2><p class="desk-lines">${text}</p></div>`;
    }),
  );
  const signed = own.flatMap(({ entry: { isSigned, signature } }) => (isSigned && signature ? signature.by[language] : []));
  return html`${boxes}${signed.length > 0 && html`<p class="desk-note">${w.endsHere([...new Set(signed)].join(', '))}</p>`}`;
}

/** Returns no entries where any file cannot be read, so that others can be changed. */
function entriesHere(project: string, file: string): ReturnType<typeof entriesAround> {
  try {
    return entriesAround(project, file, '');
  } catch (error) {
    if (isUnreadable(error)) return [];
    throw error;
  }
}

/** Says which approvals a change of a file gives or ends. */
export function signatureSentences(project: string, file: string, published: string, language: Language): string[] {
  const w = wordsIn(words, language);
  return entriesAround(project, file, published).flatMap(({ entry, was }) => {
    const name = nameOfEntry(entry, project)[language];
    if (entry.isSigned && entry.signature && !was?.isSigned) return [w.approvedIn(name, entry.signature.by[language])];
    // An approval that was given and ended before publication counts as well.
    const isNew = entry.signature?.of !== was?.signature?.of;
    const ended = was?.isSigned ? was.signature : isNew && entry.signature;
    return ended && !entry.isSigned ? [w.unsigned(name, ended.by[language])] : [];
  });
}
