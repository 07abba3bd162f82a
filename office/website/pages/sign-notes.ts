/** What physicians ask to be struck or changed: kept with the unfinished forms, shown until the sentence is another one. */
import { type Language, wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../../look/html.ts';
import type { Asked as DeskAsked } from '../../part.ts';
import { isUnreadable } from '../files/broken-files.ts';
import { contentOf } from '../files/content-file.ts';
import { draftOf, dropDraft, keepDraft } from '../files/drafts.ts';
import { entriesAround, nameOfEntry, physiciansOf } from '../files/sign-records.ts';
import { type SignText, textsOf } from '../files/sign-texts.ts';
import { words } from './sign-words.ts';

export const requests = ['strike', 'change'] as const;
interface Asked extends SignText {
  readonly what: (typeof requests)[number];
  readonly note: string;
}
export interface Notes {
  readonly by: string;
  readonly asked: readonly Asked[];
}

const longestNote = 500;
const draftIdOf = (entryId: string) => ({ id: `sign.${entryId}` });

/** What a form asks for of these sentences. */
export function notesIn(form: URLSearchParams, texts: readonly SignText[]): Notes {
  const asked = texts.flatMap((text): Asked[] => {
    const note = (form.get(`note.${text.key}`) ?? '').trim().slice(0, longestNote);
    const what = requests.find((one) => one === form.get(`what.${text.key}`)) ?? (note ? 'change' : undefined);
    return what ? [{ ...text, what, note }] : [];
  });
  return { by: form.get('by') ?? '', asked };
}

/** `texts` are those of the entry as it is now: what was asked of another sentence is answered. */
export async function keptNotes(folder: string, entryId: string, texts: () => readonly SignText[]): Promise<Notes> {
  const form = await draftOf(folder, draftIdOf(entryId));
  return form ? notesIn(form, texts()) : { by: '', asked: [] };
}

/** Keeps them, or forgets them where nothing is asked for. */
export async function keepNotes(folder: string, entryId: string, { by, asked }: Notes): Promise<void> {
  if (asked.length === 0) return dropDraft(folder, draftIdOf(entryId));
  const pairs = asked.flatMap(({ key, what, note }) => [
    [`what.${key}`, what] as [string, string],
    [`note.${key}`, note] as [string, string],
  ]);
  await keepDraft(folder, draftIdOf(entryId), undefined, new URLSearchParams([['by', by], ...pairs]));
}

/** What is asked for in a file, or in one item of it, for the form that changes it. */
export async function askedBox(
  { project, folder, links: { language } }: Pick<DeskAsked, 'project' | 'folder' | 'links'>,
  file: string,
  item?: string,
): Promise<Html> {
  // What is asked of a text that articles share stands in their forms.
  if (file.startsWith('partials/')) return html``;
  const w = wordsIn(words, language);
  const own = entriesHere(project, file).filter(({ entry }) => !item || entry.place.length === 0 || entry.record.id === item);
  const boxes = await Promise.all(
    own.map(async ({ entry }) => {
      const { by, asked } = await keptNotes(folder, entry.id, () => textsOf(entry, contentOf(project)));
      const name = physiciansOf(project).find(({ id }) => id === by)?.name[language] ?? '';
      const rows = asked.map(({ en, es, what, note }) => {
        const text = html`<span lang="en">${en}</span>${es !== en && html` / <span lang="es">${es}</span>`}`;
        return html`<li><strong>${w[what]}:</strong> ${text}${note && html`<br>${note}`}</li>`;
      });
      return rows.length > 0 && html`<div class="desk-note"><h2>${w.asks(name)}</h2><ul class="desk-sentences">${rows}</ul></div>`;
    }),
  );
  return html`${boxes}`;
}

/** A file that cannot be read, wherever it is, keeps nobody from changing another. */
function entriesHere(project: string, file: string): ReturnType<typeof entriesAround> {
  try {
    return entriesAround(project, file, '');
  } catch (error) {
    if (isUnreadable(error)) return [];
    throw error;
  }
}

/** Which signatures a change of a file gives or takes back. */
export function signatureSentences(project: string, file: string, published: string, language: Language): string[] {
  const w = wordsIn(words, language);
  return entriesAround(project, file, published).flatMap(({ entry, was }) => {
    const name = nameOfEntry(entry)[language];
    if (entry.isSigned && entry.signature && !was?.isSigned) return [w.approvedIn(name, entry.signature.by[language])];
    return was?.isSigned && !entry.isSigned ? [w.unsigned(name)] : [];
  });
}
