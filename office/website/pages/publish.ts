/** Publishing from the desk: shows what will change, runs the checks, commits, sends, takes back. */
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { type Language, wordsIn } from '#app/site/language.ts';
import { html } from '../../look/html.ts';
import type { Answer, Asked, PageAnswer } from '../../part.ts';
import { changesOf } from '../fields/changes.ts';
import { partOf } from '../fields/form-value.ts';
import { sentencesOf } from '../fields/sentences.ts';
import { contentFaults, faultsWith, wordingFaults } from '../files/checks.ts';
import { contentOf, textsIn, versionOf } from '../files/content-file.ts';
import { type DoctorRow, rowsIn, rowsText } from '../files/doctor-rows.ts';
import { GitError, isCheckout } from '../files/git.ts';
import { changedRecords, hasRemote, publications, publish, push, putTexts, unsent, withoutPublication } from '../files/publications.ts';
import { valueIn } from '../files/record-value.ts';
import { type ChangedRecord, doctorsList } from '../files/records.ts';
import { type PublishView, publishPage } from './publish-page.ts';
import { shownOf } from './save.ts';
import { signatureSentences } from './sign-notes.ts';
import { nameOf } from './target.ts';
import { words } from './words.ts';

const path = '/website/publish';

type Told = Partial<Pick<PublishView, 'told' | 'fault' | 'found'>>;

export const showPublish = withGit(async (asked) => {
  const w = wordsIn(words, asked.links.language);
  const told = { published: w.published, sent: w.sent, back: w.takenBack, undone: w.undone }[asked.query.get('told') ?? ''];
  const said = [told, asked.query.has('wording') && w.noWording].filter(Boolean).join(' ');
  return page(asked, { told: said, fault: asked.query.get('told') === 'not-sent' ? w.notSent : undefined });
});

export const answerPublish = withGit(async (asked) => {
  const { links, form, project } = asked;
  const w = wordsIn(words, links.language);
  const changed = await changedRecords(project);
  if (changed.length === 0) return page(asked, {});
  if (digestOf(changed) !== form.get('digest')) return refusal(asked, { fault: w.shownOther });
  const wording = await wordingFaults(project);
  const found = [...(await contentFaults(contentOf(project))), ...(wording ?? [])];
  if (found.length > 0) return refusal(asked, { fault: w.refused, found });
  const sentences = changed.flatMap((one) => sentencesFor(project, one, links.language));
  await publish(project, changed, sentences);
  return sent(asked, 'published', !wording);
});

export const answerSend = withGit(async (asked) => sent(asked, 'published'));

/** A record goes back to what is published. */
export const answerUndo = withGit(async (asked) => {
  const { links, form, project } = asked;
  const changed = await changedRecords(project);
  const back = changed.flatMap((one) => (one.record.id === form.get('record') ? [reversed(one)] : []));
  // A doctor's row comes and goes with the record.
  const list = changed.find(({ record }) => record.id === doctorsList.id);
  const doctor = back.find(({ record }) => record.doctor);
  if (list && doctor) back.unshift({ ...reversed(list), text: rowsText(withPublishedRow(list, doctor.record.id)) });
  const found = back.length > 0 ? await faultsWith(project, back) : [];
  if (found.length > 0) return refusal(asked, { fault: wordsIn(words, links.language).refused, found: found.map(({ text }) => text) });
  await putTexts(project, back);
  return { goTo: `${links.at(path)}?told=undone` };
});

const reversed = ({ record, text, published }: ChangedRecord): ChangedRecord => ({ record, text: published, published: text });

/** The doctors as they are, but for one, who is or is not among them as published. */
function withPublishedRow({ text, published }: ChangedRecord, id: string): DoctorRow[] {
  const rows = rowsIn(text).filter((row) => row.id !== id);
  const before = rowsIn(published);
  const at = before.findIndex((row) => row.id === id);
  return rows.toSpliced(at === -1 ? rows.length : at, 0, ...before.filter((row) => row.id === id));
}

export const answerTakeBack = withGit(async (asked) => {
  const { links, form, project } = asked;
  const w = wordsIn(words, links.language);
  const commit = form.get('commit') ?? '';
  const { taken, texts } = await withoutPublication(project, commit);
  if (taken !== 'done')
    return refusal(asked, { fault: { unpublished: w.unpublishedThere, 'changed-since': w.changedSince, unknown: w.unknownOne }[taken] });
  const found = await faultsWith(project, texts);
  if (found.length > 0) return refusal(asked, { fault: w.refused, found: found.map(({ text }) => text) });
  const was = (await publications(project)).find((one) => one.commit === commit)?.text ?? '';
  await putTexts(project, texts);
  await publish(project, texts, was.split('\n').map(w.backOf));
  return sent(asked, 'back');
});

async function sent({ links, project }: Asked, told: string, isUnread = false): Promise<Answer> {
  const to = (what: string): Answer => ({ goTo: `${links.at(path)}?told=${what}${isUnread ? '&wording=none' : ''}` });
  if (!(await hasRemote(project))) return to(told);
  try {
    await push(project);
    return to(told === 'published' ? 'sent' : told);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return to('not-sent');
  }
}

const refusal = async (asked: Asked, told: Told): Promise<PageAnswer> => ({ ...(await page(asked, told)), status: 422 });

async function page({ links, project }: Asked, told: Told): Promise<PageAnswer> {
  const w = wordsIn(words, links.language);
  const changed = await changedRecords(project);
  const changes = changed.flatMap((one) => {
    const sentences = sentencesFor(project, one, links.language);
    return sentences.length > 0
      ? [{ id: one.record.id, name: nameOf(one.record, valueIn(one.record, one.text))[links.language], sentences }]
      : [];
  });
  const [last, remote] = await Promise.all([publications(project), hasRemote(project)]);
  const waiting = remote ? await unsent(project) : 0;
  const view: PublishView = { links, changes, digest: digestOf(changed), last, hasRemote: remote, unsent: waiting, ...told };
  return { title: w.publish, main: publishPage(view) };
}

const digestOf = (changed: readonly ChangedRecord[]) =>
  versionOf(JSON.stringify(changed.map(({ record, published, text }) => [record.id, published, text])));

/** Begins with the record's name, unless its items have names of their own. */
function sentencesFor(project: string, { record, published, text }: ChangedRecord, language: Language): string[] {
  const w = wordsIn(words, language);
  if (record.id === doctorsList.id) {
    const [before, after] = [published, text].map((one) => rowsIn(one).map(({ id }) => id));
    return isDeepStrictEqual(before?.toSorted(), after?.toSorted()) ? [w.doctorsReordered] : [];
  }
  if (!published) return [w.doctorAdded(doctorName(text, language))];
  if (!text) return [w.doctorRemoved(doctorName(published, language))];
  const values = [published, text].map((one) => valueIn(record, one));
  const [from, to] = values.map((one) => shownOf(record.field, one));
  const name = nameOf(record, values[1]);
  const above = record.list ? [] : [name];
  const changes = changesOf(record.field, from, to, [], above);
  // "Lincoln Heights, Friday", not "Offices, Lincoln Heights, Friday".
  const own = changes.map((change) => (record.list && change.names.length > 1 ? { ...change, names: change.names.slice(1) } : change));
  const sentences = [
    ...own.flatMap((change) => sentencesOf(change, language)),
    ...new Set(textsIn(record, published).flatMap((was) => signatureSentences(project, was.file, was.text, language))),
  ];
  return sentences.length > 0 ? sentences : [name[language]];
}

function doctorName(text: string, language: Language): string {
  const data: unknown = parse(text);
  return `${partOf(partOf(data, 'title'), language) ?? ''} ${partOf(data, 'name') ?? ''}`.trim();
}

/** Says how to hand the folder over, where there is no git. */
function withGit(work: (asked: Asked) => Promise<Answer>): (asked: Asked) => Promise<Answer> {
  return async (asked) => {
    const w = wordsIn(words, asked.links.language);
    const say = (text: string): PageAnswer => ({
      title: w.publish,
      main: html`<p class="desk-note">${text}</p><p><a href="${asked.links.at('/website')}">${w.what}</a></p>`,
    });
    if (!(await isCheckout(asked.project))) return say(w.noGit);
    try {
      return await work(asked);
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      return { ...say(w.gitSays(error.message.slice(0, 400))), status: 502 };
    }
  };
}
