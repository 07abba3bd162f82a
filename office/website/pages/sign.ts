/** Handles medical approval: shows what waits, writes approvals into records, keeps the changes that a physician requests. */
import { parse } from 'yaml';
import { type SignEntry, signEntries } from '#app/content/sign-entries.server.ts';
import type { Signature } from '#app/content/signature.server.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { wordsIn } from '#app/site/language.ts';
import { words as keyWords } from '../../keys/words.ts';
import type { Faults } from '../../look/fields.ts';
import { html } from '../../look/html.ts';
import { words as frameWords } from '../../look/words.ts';
import type { DeskAnswer, PageRequest } from '../../part.ts';
import { TooSoonError } from '../../safe/passphrase-attempts.ts';
import { checkCode, codesSetAt, isWeakCode, setCode, shortestCode, WrongCodeError } from '../files/approval-codes.ts';
import { changedYaml, UnwritableError } from '../files/changed-yaml.ts';
import { type CheckFault, faultsWith } from '../files/checks.ts';
import { ChangedMeanwhileError, type RecordChange, writeRecords } from '../files/content-change.ts';
import { contentOf, readRecord } from '../files/content-file.ts';
import { ProgramError } from '../files/kept-program.ts';
import { nameOfEntry, physiciansOf, signedFile, withSignature } from '../files/sign-records.ts';
import { askedFor, nextEntries, notedEntries, signList } from './sign-list.ts';
import { keepNote, keptNote, noteIn } from './sign-notes.ts';
import { signPage, type Told } from './sign-page.ts';
import { words } from './sign-words.ts';
import { words as websiteWords } from './words.ts';

const path = '/website/sign';

export const showSignList = async (asked: PageRequest): Promise<DeskAnswer> => signList(asked, toldBy(asked));

/** Sets a physician's first code, or replaces the current one. */
export async function answerCode(asked: PageRequest): Promise<DeskAnswer> {
  const { desk, form, folder, project, links, now } = asked;
  const w = wordsIn(words, links.language);
  const refuse = (faults: Faults) => signList(asked, undefined, faults);
  const [by, old, code, again] = ['by', 'old-code', 'new-code', 'again-code'].map((name) => form.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ];
  if (!physiciansOf(project).some(({ id }) => id === by)) return refuse({ by: w.whoApproves });
  if (isWeakCode(code)) return refuse({ 'new-code': w.weakCode(shortestCode) });
  if (code !== again) return refuse({ 'again-code': w.unlikeCode });
  try {
    await desk.attempts.try(() => setCode(folder, by, code, now, old), WrongCodeError);
    return { goTo: `${links.at(path)}?told=code` };
  } catch (error) {
    if (error instanceof WrongCodeError) return refuse({ 'old-code': w.forgottenCode });
    if (error instanceof TooSoonError) return refuse({ 'old-code': wordsIn(keyWords, links.language).tooSoon(error.seconds) });
    throw error;
  }
}

/** Shows one entry, whatever its state. */
export async function showSignEntry(asked: PageRequest): Promise<DeskAnswer> {
  const { project, params, folder, query } = asked;
  const entry = signEntries(contentOf(project)).find(({ id }) => id === params.entry);
  if (!entry) return notFound(asked);
  const note = await keptNote(folder, entry);
  const reading = { entries: [entry], notes: new Map([[entry.id, note]]), by: note.by || (query.get('by') ?? '') };
  return signPage(asked, reading, { told: toldBy(asked) });
}

/** Shows the next entries of the filter that fit on a page, or the list if none waits. */
export async function showNext(asked: PageRequest): Promise<DeskAnswer> {
  const { project, folder, query } = asked;
  const entries = nextEntries(await notedEntries(project, folder), askedFor(asked), contentOf(project));
  if (entries.length === 0) return showSignList(asked);
  return signPage(asked, { entries, notes: new Map(), by: query.get('by') ?? '' }, { told: toldBy(asked) });
}

function toldBy({ query, project, links }: PageRequest): string | undefined {
  const w = wordsIn(words, links.language);
  const approved = query.get('approved');
  if (Number(approved)) return w.approvedSome(Number(approved));
  const entry = approved && signEntries(contentOf(project)).find(({ id }) => id === approved);
  return entry ? w.approved(nameOfEntry(entry, project)[links.language]) : { kept: w.kept, code: w.codeSet }[query.get('told') ?? ''];
}

/** Approves what was read, or keeps the requested changes. */
export async function answerSign(asked: PageRequest): Promise<DeskAnswer> {
  const { form, folder, project, links, now, params } = asked;
  const w = wordsIn(words, links.language);
  const entries = signEntries(contentOf(project)).filter(({ id }) => form.getAll('entry').includes(id));
  if (entries.length === 0) return notFound(asked);
  const notes = new Map(entries.map(({ id }) => [id, noteIn(form, id)]));
  for (const entry of entries) await keepNote(folder, entry, notes.get(entry.id) ?? { by: '', text: '' });
  const hasNote = ({ id }: SignEntry) => Boolean(notes.get(id)?.text);
  // A requested change ends the approval.
  const ended = entries.filter((entry) => entry.isSigned && hasNote(entry));
  if (ended.length > 0) await write(project, ended, undefined);
  const marked = form.getAll('right');
  const right = entries.filter(({ id }) => params.entry !== undefined || marked.includes(id));
  const by = physiciansOf(project).find(({ id }) => id === form.get('by'));
  if (form.get('do') !== 'approve' || (right.length === 0 && entries.some(hasNote)))
    return { goTo: `${addressOf(asked, by?.id)}&told=kept` };
  const isSame = entries.every(({ id, digest }) => form.get(`digest:${id}`) === digest);
  const isSeen = form.get('seen') === 'yes' && isSame;
  const refuse = async ({ status = 422, ...told }: Told & { readonly status?: number }) => ({
    ...(await signPage(asked, { entries, notes, by: by?.id ?? '' }, { ...told, isSeen, right: marked })),
    status,
  });
  if (right.some(hasNote)) return refuse({ fault: w.noteFirst });
  if (!by) return refuse({ fault: w.whoApproves });
  if (!isSame) return refuse({ fault: w.otherText, status: 409 });
  if (right.length === 0) return refuse({ fault: w.markFirst });
  if (!isSeen) return refuse({ fault: w.seenFirst });
  const fault = await codeFault(asked, by.id);
  if (fault) return refuse({ fault });
  const refused = await approve(asked, right, ({ digest }) => ({ by: by.name, date: clinicMoment(now).date, of: digest }));
  if (refused) return refuse(refused);
  return { goTo: `${addressOf(asked, by.id, params.entry)}&approved=${params.entry ?? right.length}` };
}

/** Returns what is read next: after an approved entry the next one that waits, otherwise the same page again. */
function addressOf(asked: PageRequest, by: string | undefined, approved?: string): string {
  const { links, params, project } = asked;
  const query = askedFor(asked).at(by ? { by } : {});
  const all = signEntries(contentOf(project));
  const next = approved
    ? all.slice(all.findIndex(({ id }) => id === approved)).find(({ isSigned }) => !isSigned)?.id
    : (params.entry ?? 'next');
  return `${links.at(next ? `${path}/${next}` : path)}${query}`;
}

/** Approves entries; returns why not, or nothing. */
async function approve({ project, links }: PageRequest, entries: readonly SignEntry[], signatureOf: SignatureOf) {
  const [w, said] = [wordsIn(words, links.language), wordsIn(websiteWords, links.language)];
  try {
    const found = await write(project, entries, signatureOf);
    return found.length > 0 ? { fault: w.refused, found } : undefined;
  } catch (error) {
    if (error instanceof ChangedMeanwhileError) return { fault: w.otherText, status: 409 };
    if (error instanceof ProgramError) return { fault: said.checksLate, status: 503 };
    if (error instanceof UnwritableError) return { fault: said.unwritable };
    throw error;
  }
}

/** Says why the typed code is not accepted. */
async function codeFault({ desk, folder, form, links }: PageRequest, by: string): Promise<string | undefined> {
  const w = wordsIn(words, links.language);
  if (!(by in (await codesSetAt(folder)))) return w.noCode;
  try {
    await desk.attempts.try(() => checkCode(folder, by, form.get('code') ?? ''), WrongCodeError);
    return undefined;
  } catch (error) {
    if (error instanceof WrongCodeError) return w.wrongCode;
    if (error instanceof TooSoonError) return wordsIn(keyWords, links.language).tooSoon(error.seconds);
    throw error;
  }
}

type SignatureOf = (entry: SignEntry) => Signature;

/** Writes or removes approvals, unless the checks find faults, which it returns. */
async function write(project: string, entries: readonly SignEntry[], signatureOf: SignatureOf | undefined): Promise<CheckFault[]> {
  const changes: RecordChange[] = [];
  for (const [file, own] of Map.groupBy(entries, (entry) => entry.file)) {
    const record = signedFile(project, file);
    if (!record) return [{ text: file }];
    const { text, version } = await readRecord(project, record);
    const data = own.reduce<unknown>((now, entry) => withSignature(entry.place, now, signatureOf?.(entry)), parse(text));
    changes.push({ record, text: changedYaml(text, data), version });
  }
  const found = await faultsWith(project, changes);
  if (found.length > 0) return found;
  try {
    await writeRecords(project, changes);
    return [];
  } catch (error) {
    // Someone approved another entry of the same file: these are still what was read.
    const now = signEntries(contentOf(project));
    const isSame = entries.every(({ id, digest }) => now.some((one) => one.id === id && one.digest === digest));
    if (!(error instanceof ChangedMeanwhileError) || !isSame) throw error;
    return write(project, entries, signatureOf);
  }
}

function notFound({ links }: PageRequest): DeskAnswer {
  const back = html`<p><a href="${links.at(path)}">${wordsIn(words, links.language).signOff}</a></p>`;
  return { title: wordsIn(frameWords, links.language).notFound, main: back, status: 404 };
}
