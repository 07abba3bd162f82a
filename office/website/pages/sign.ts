/** Answers the sign-off: shows what waits, signs an entry by writing into its record, keeps what a physician asks for. */
import { parse } from 'yaml';
import { type SignEntry, signEntries } from '#app/content/sign-entries.server.ts';
import type { Signature } from '#app/content/signature.server.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { wordsIn } from '#app/site/language.ts';
import { words as keyWords } from '../../keys/words.ts';
import type { Faults } from '../../look/fields.ts';
import { html } from '../../look/html.ts';
import { words as frameWords } from '../../look/words.ts';
import type { Answer, Asked } from '../../part.ts';
import { TooSoonError } from '../../safe/passphrase-attempts.ts';
import { checkCode, codesSetAt, isWeakCode, setCode, shortestCode, WrongCodeError } from '../files/approval-codes.ts';
import { changedYaml, UnwritableError } from '../files/changed-yaml.ts';
import { type CheckFault, faultsWith } from '../files/checks.ts';
import { ChangedMeanwhileError, writeRecord } from '../files/content-change.ts';
import { contentOf, readRecord } from '../files/content-file.ts';
import { ProgramError } from '../files/kept-program.ts';
import { nameOfEntry, physiciansOf, signedFile, withSignature } from '../files/sign-records.ts';
import { keepNote, keptNote, noteIn } from './sign-notes.ts';
import { signEntryPage, signList, type Told } from './sign-page.ts';
import { words } from './sign-words.ts';
import { words as websiteWords } from './words.ts';

const path = '/website/sign';

export const showSignList = async (asked: Asked): Promise<Answer> => signList(asked, toldBy(asked));

/** A physician sets a code, or another in the place of the one until now. */
export async function answerCode(asked: Asked): Promise<Answer> {
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

export const showSignEntry = withEntry(async (asked, entry) => {
  const { by, text } = await keptNote(asked.folder, entry);
  return signEntryPage(asked, entry, { by: by || (asked.query.get('by') ?? ''), text }, { told: toldBy(asked) });
});

function toldBy({ query, project, links }: Asked): string | undefined {
  const w = wordsIn(words, links.language);
  const approved = query.has('approved') && signEntries(contentOf(project)).find(({ id }) => id === query.get('approved'));
  return approved ? w.approved(nameOfEntry(approved)[links.language]) : { kept: w.kept, code: w.codeSet }[query.get('told') ?? ''];
}

export const answerSignEntry = withEntry(async (asked, entry) => {
  const { form, folder, project, links, now } = asked;
  const w = wordsIn(words, links.language);
  const note = noteIn(form);
  await keepNote(folder, entry, note);
  const isSeen = form.get('seen') === 'yes' && form.get('digest') === entry.digest;
  const refuse = async (told: Told, status = 422) => ({ ...(await signEntryPage(asked, entry, note, { ...told, isSeen })), status });
  if (form.get('do') !== 'approve' || note.text) {
    // What is to be another text is not what was signed.
    if (entry.isSigned && note.text) await write(project, entry, undefined);
    return form.get('do') === 'approve' ? refuse({ fault: w.noteFirst }) : { goTo: `${links.at(`${path}/${entry.id}`)}?told=kept` };
  }
  const by = physiciansOf(project).find(({ id }) => id === note.by);
  if (!by) return refuse({ fault: w.whoApproves });
  if (form.get('digest') !== entry.digest) return refuse({ fault: w.otherText }, 409);
  if (!isSeen) return refuse({ fault: w.seenFirst });
  const fault = await codeFault(asked, by.id);
  if (fault) return refuse({ fault });
  try {
    const found = await write(project, entry, { by: by.name, date: clinicMoment(now).date, of: entry.digest });
    if (found.length > 0) return refuse({ fault: w.refused, found });
  } catch (error) {
    if (error instanceof ChangedMeanwhileError) return refuse({ fault: w.otherText }, 409);
    if (error instanceof ProgramError) return refuse({ fault: wordsIn(websiteWords, links.language).checksLate }, 503);
    if (error instanceof UnwritableError) return refuse({ fault: wordsIn(websiteWords, links.language).unwritable });
    throw error;
  }
  const entries = signEntries(contentOf(project));
  const next = entries.slice(entries.findIndex(({ id }) => id === entry.id)).find(({ isSigned }) => !isSigned);
  return { goTo: `${links.at(next ? `${path}/${next.id}` : path)}?approved=${entry.id}&by=${by.id}` };
});

/** Why the code that was typed is not this physician's. */
async function codeFault({ desk, folder, form, links }: Asked, by: string): Promise<string | undefined> {
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

/** What the checks find in the way; nothing where it is written. */
async function write(project: string, entry: SignEntry, signature: Signature | undefined): Promise<CheckFault[]> {
  const record = signedFile(project, entry.file);
  if (!record) return [{ text: entry.file }];
  const { text, version } = await readRecord(project, record);
  const signed = changedYaml(text, withSignature(entry.place, parse(text), signature));
  const found = await faultsWith(project, [{ record, text: signed }]);
  if (found.length > 0) return found;
  try {
    await writeRecord(project, record, signed, version);
    return [];
  } catch (error) {
    // Somebody signed another entry of the same file: this one is still what was read.
    const isSame = signEntries(contentOf(project)).some(({ id, digest }) => id === entry.id && digest === entry.digest);
    if (!(error instanceof ChangedMeanwhileError) || !isSame) throw error;
    return write(project, entry, signature);
  }
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
