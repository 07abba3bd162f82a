/** Answers the sign-off: shows what waits, signs an entry by writing into its record, keeps what a physician asks for. */
import { parse } from 'yaml';
import { type SignEntry, signEntries, signGroups } from '#app/content/sign-entries.server.ts';
import type { Signature } from '#app/content/signature.server.ts';
import { unfinishedValues } from '#app/content/unfinished.server.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { wordsIn } from '#app/site/language.ts';
import { html } from '../../look/html.ts';
import { words as frameWords } from '../../look/words.ts';
import type { Answer, Asked, PageAnswer } from '../../part.ts';
import { faultsWith } from '../files/checks.ts';
import { ChangedMeanwhileError, contentOf, readRecord, writeRecord } from '../files/content-file.ts';
import { changedSince, nameOfEntry, physiciansOf, publicAddress, signedFile, sourcesOf, withSignature } from '../files/sign-records.ts';
import { textsOf } from '../files/sign-texts.ts';
import { spliced, UnwritableError } from '../files/splice.ts';
import { keepNotes, keptNotes, type Notes, notesIn } from './sign-notes.ts';
import { type EntryView, type ListedEntry, signEntryPage, signList } from './sign-page.ts';
import { words } from './sign-words.ts';
import { words as websiteWords } from './words.ts';

const path = '/website/sign';

export async function showSignList(asked: Asked): Promise<Answer> {
  const { links, project, folder, query } = asked;
  const w = wordsIn(words, links.language);
  const root = contentOf(project);
  const listed = await Promise.all(
    signEntries(root).map(async (entry): Promise<ListedEntry> => {
      const { asked: notes } = await keptNotes(folder, entry.id, () => textsOf(entry, root));
      return { entry, name: nameOfEntry(entry)[links.language], hasNotes: notes.length > 0 };
    }),
  );
  const groups = signGroups.map((group) => [group, listed.filter(({ entry }) => entry.group === group)] as const);
  const count = (kind: string) => unfinishedValues(root).filter((one) => one.kind === kind).length;
  const told = query.get('told') === 'kept' ? w.kept : undefined;
  return { title: w.signOff, main: signList({ links, groups, samples: count('sample'), legal: count('counsel'), told }) };
}

export const showSignEntry = withEntry(async (asked, entry) => {
  const { query, links } = asked;
  const w = wordsIn(words, links.language);
  const before = signEntries(contentOf(asked.project)).find(({ id }) => id === query.get('approved'));
  const told = before ? w.approved(nameOfEntry(before)[links.language]) : query.get('told') === 'kept' ? w.kept : undefined;
  const notes = await keptNotes(asked.folder, entry.id, () => textsOf(entry, contentOf(asked.project)));
  return page(asked, entry, { by: notes.by || (query.get('by') ?? ''), asked: notes.asked }, { told });
});

export const answerSignEntry = withEntry(async (asked, entry) => {
  const { form, folder, project, links, now } = asked;
  const w = wordsIn(words, links.language);
  const notes = notesIn(form, textsOf(entry, contentOf(project)));
  await keepNotes(folder, entry.id, notes);
  const refuse = async (told: Partial<EntryView>, status = 422) => ({ ...(await page(asked, entry, notes, told)), status });
  if (form.get('do') !== 'approve' || notes.asked.length > 0) {
    // What is to be another text is not what was signed.
    if (entry.isSigned && notes.asked.length > 0) await write(project, entry, undefined);
    return form.get('do') === 'approve' ? refuse({ fault: w.firstAnswer }) : { goTo: `${links.at(`${path}/${entry.id}`)}?told=kept` };
  }
  const by = physiciansOf(project).find(({ id }) => id === notes.by);
  if (!by) return refuse({ fault: w.whoSigns });
  if (form.get('digest') !== entry.digest) return refuse({ fault: w.otherText }, 409);
  try {
    const found = await write(project, entry, { by: by.name, date: clinicMoment(now).date, of: entry.digest });
    if (found.length > 0) return refuse({ fault: w.refused, found });
  } catch (error) {
    if (error instanceof ChangedMeanwhileError) return refuse({ fault: w.otherText }, 409);
    if (error instanceof UnwritableError) return refuse({ fault: wordsIn(websiteWords, links.language).unwritable });
    throw error;
  }
  const entries = signEntries(contentOf(project));
  const next = entries.slice(entries.findIndex(({ id }) => id === entry.id)).find(({ isSigned }) => !isSigned);
  return { goTo: `${links.at(next ? `${path}/${next.id}` : path)}?approved=${entry.id}&by=${by.id}` };
});

/** What the checks find in the way; nothing where it is written. */
async function write(project: string, entry: SignEntry, signature: Signature | undefined): Promise<string[]> {
  const record = signedFile(project, entry.file);
  if (!record) return [entry.file];
  const { text, version } = await readRecord(project, record);
  const signed = spliced(text, withSignature(entry.place, parse(text), signature));
  const found = await faultsWith(project, [{ record, text: signed }]);
  if (found.length === 0) await writeRecord(project, record, signed, version);
  return found.map((fault) => fault.text);
}

async function page({ links, project }: Asked, entry: SignEntry, notes: Notes, told: Partial<EntryView>): Promise<PageAnswer> {
  const view: EntryView = {
    links,
    entry,
    notes,
    texts: textsOf(entry, contentOf(project)),
    address: publicAddress(entry),
    sources: sourcesOf(entry, project),
    changes: await changedSince(project, entry),
    physicians: physiciansOf(project),
    ...told,
  };
  return { title: nameOfEntry(entry)[links.language], main: signEntryPage(view) };
}

function withEntry(work: (asked: Asked, entry: SignEntry) => Promise<Answer>): (asked: Asked) => Promise<Answer> {
  return async (asked) => {
    const { links, project, params } = asked;
    const entry = signEntries(contentOf(project)).find(({ id }) => id === params.entry);
    if (entry) return work(asked, entry);
    const back = html`<p><a href="${links.at(path)}">${wordsIn(words, links.language).signOff}</a></p>`;
    return { title: wordsIn(frameWords, links.language).notFound, main: back, status: 404 };
  };
}
