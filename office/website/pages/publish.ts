/** Publishes from the desk: runs the checks, commits, pushes, undoes. */
import { type Language, wordsIn } from '#app/site/language.ts';
import { html } from '../../look/html.ts';
import type { DeskAnswer, PageAnswer, PageRequest } from '../../part.ts';
import { whenText } from '../../requests/when.ts';
import { type CheckFault, contentFaults, faultsWith, placed, wordingFaults } from '../files/checks.ts';
import { filesOf, readRecord } from '../files/content-file.ts';
import { type DoctorRow, rowsIn, rowsText } from '../files/doctor-rows.ts';
import { checkReadable, GitError, isCheckout } from '../files/git.ts';
import { ProgramError } from '../files/kept-program.ts';
import { changedRecords, publications, publish, putTexts, withoutPublication } from '../files/publications.ts';
import { type ChangedRecord, doctorsList, recordsIn } from '../files/records.ts';
import { lastThere, send, upstreamOf } from '../files/sending.ts';
import { digestOf, publishPage, sentencesFor, type Told } from './publish-page.ts';
import { words } from './words.ts';

const path = '/website/publish';

export const showPublish = withGit(async (asked) => {
  const w = wordsIn(words, asked.links.language);
  const told = { published: w.published, sent: w.sent, back: w.takenBack, undone: w.undone }[asked.query.get('told') ?? ''];
  const said = [told, asked.query.has('wording') && w.noWording].filter(Boolean).join(' ');
  return publishPage(asked, { told: said, ...(await notSent(asked)) });
});

export const answerPublish = withGit(async (asked) => {
  const { links, form, project } = asked;
  const w = wordsIn(words, links.language);
  const changed = await changedRecords(project);
  if (changed.length === 0) return publishPage(asked, {});
  if (digestOf(changed) !== form.get('digest')) return refusal(asked, { fault: w.shownOther });
  const chosen = chosenIn(changed, form.getAll('record'));
  if (chosen.length === 0) return refusal(asked, { fault: w.chooseSome });
  // The site keeps the rest as it was published.
  const rest = changed.filter((one) => !chosen.includes(one)).map(reversed);
  const wording = await wordingFaults(project, rest);
  const found = [...(await contentFaults(project, rest)), ...(wording ?? [])];
  if (found.length > 0) return refusal(asked, { fault: w.refused, found: await placedFaults(project, found) });
  const sentences = chosen.flatMap((one) => sentencesFor(project, one, links.language));
  try {
    await publish(project, chosen, sentences);
  } catch (error) {
    // Another desk may have published the same in the meantime.
    if (digestOf(await changedRecords(project)) === form.get('digest')) throw error;
    return refusal(asked, { fault: w.shownOther });
  }
  return sent(asked, 'published', !wording);
});

async function placedFaults(project: string, found: readonly string[]): Promise<CheckFault[]> {
  const named = recordsIn(project).filter((record) =>
    filesOf(record).some((file) => found.some((fault) => fault.startsWith(`content/${file}:`))),
  );
  const texts = await Promise.all(named.map(async (record) => ({ record, text: (await readRecord(project, record)).text })));
  return found.map((fault) => placed(fault, texts));
}

/** Chooses added and removed doctors together, with the list of doctors. */
function chosenIn(changed: readonly ChangedRecord[], ids: readonly string[]): ChangedRecord[] {
  const isOfList = ({ record, published, text }: ChangedRecord) => record.id === doctorsList.id || !published || !text;
  const withList = changed.some((one) => isOfList(one) && ids.includes(one.record.id));
  return changed.filter((one) => (isOfList(one) ? withList : ids.includes(one.record.id)));
}

export const answerSend = withGit(async (asked) => sent(asked, 'published'));

/** Restores a record to what is published. */
export const answerUndo = withGit(async (asked) => {
  const { links, form, project } = asked;
  const changed = await changedRecords(project);
  const back = changed.flatMap((one) => (one.record.id === form.get('undo') ? [reversed(one)] : []));
  // A doctor's row is added or removed with the record.
  const list = changed.find(({ record }) => record.id === doctorsList.id);
  const doctor = back.find(({ record }) => record.doctor);
  if (list && doctor) back.unshift({ ...reversed(list), text: rowsText(withPublishedRow(list, doctor.record.id)) });
  return put(asked, back, async () => ({ goTo: `${links.at(path)}?told=undone` }));
});

const reversed = ({ record, text, published }: ChangedRecord): ChangedRecord => ({ record, text: published, published: text });

/** Returns the current doctors, with one doctor's row as published, or without it. */
function withPublishedRow({ text, published }: ChangedRecord, id: string): DoctorRow[] {
  const rows = rowsIn(text).filter((row) => row.id !== id);
  const before = rowsIn(published);
  const at = before.findIndex((row) => row.id === id);
  return rows.toSpliced(at === -1 ? rows.length : at, 0, ...before.filter((row) => row.id === id));
}

export const answerTakeBack = withGit(async (asked) => {
  const { links, form, project } = asked;
  const w = wordsIn(words, links.language);
  const { taken, texts } = await withoutPublication(project, form.get('commit') ?? '');
  if (taken !== 'done')
    return refusal(asked, { fault: { unpublished: w.unpublishedThere, 'changed-since': w.changedSince, unknown: w.unknownOne }[taken] });
  const was = (await publications(project)).find(({ commit }) => commit === form.get('commit'))?.text ?? '';
  return put(asked, texts, async () => {
    await publish(project, texts, was.split('\n').map(w.backOf));
    return sent(asked, 'back');
  });
});

/** Replaces the records' texts, unless the checks find something. */
async function put(asked: PageRequest, texts: readonly ChangedRecord[], then: () => Promise<DeskAnswer>): Promise<DeskAnswer> {
  const found = texts.length > 0 ? await faultsWith(asked.project, texts) : [];
  if (found.length > 0) return refusal(asked, { fault: wordsIn(words, asked.links.language).refused, found });
  await putTexts(asked.project, texts);
  return then();
}

async function sent({ links, project }: PageRequest, told: string, isUnread = false): Promise<DeskAnswer> {
  const to = (what: string): DeskAnswer => ({ goTo: `${links.at(path)}?told=${what}${isUnread ? '&wording=none' : ''}` });
  if (!(await upstreamOf(project))) return to(told);
  try {
    await send(project);
    return to(told === 'published' ? 'sent' : told);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return to(`not-sent:${error.reason}`);
  }
}

/** Says why publications were not pushed. */
async function notSent({ links: { language }, query, project }: PageRequest): Promise<Told> {
  const w = wordsIn(words, language);
  const [, reason] = /^not-sent:(.*)$/.exec(query.get('told') ?? '') ?? [];
  if (!reason) return {};
  if (reason === 'offline') return { fault: w.notSent };
  if (reason === 'overlap') return { fault: w.overlap };
  const other = reason === 'behind' && (await lastThere(project));
  return { fault: other ? w.elsewhere(other.by, whenText(other.at, language)) : w.notTaken };
}

const refusal = async (asked: PageRequest, told: Told): Promise<PageAnswer> => ({ ...(await publishPage(asked, told)), status: 422 });

/** Says what git could not do, and whom to ask. */
function gitText({ reason, message }: GitError, language: Language): string {
  const w = wordsIn(words, language);
  const known = { locked: w.gitLocked, owner: w.gitOwner, signing: w.gitSigning, hook: w.gitHook, branch: w.gitBranch, disk: w.diskFull };
  return Object.hasOwn(known, reason) ? known[reason as keyof typeof known] : w.gitSays(message.slice(0, 400));
}

/** Runs `work`; without git, says how to hand the folder over. */
function withGit(work: (asked: PageRequest) => Promise<DeskAnswer>): (asked: PageRequest) => Promise<DeskAnswer> {
  return async (asked) => {
    const w = wordsIn(words, asked.links.language);
    const say = (text: string): PageAnswer => ({
      title: w.publish,
      main: html`<p class="desk-note">${text}</p><p><a href="${asked.links.at('/website')}">${w.what}</a></p>`,
    });
    try {
      if (await isCheckout(asked.project)) return await work(asked);
      await checkReadable(asked.project);
      return say(w.noGit);
    } catch (error) {
      if (error instanceof ProgramError) return refusal(asked, { fault: w.checksLate });
      if (!(error instanceof GitError)) throw error;
      return { ...say(gitText(error, asked.links.language)), status: 502 };
    }
  };
}
