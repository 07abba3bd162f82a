/** Answers a form of a record: draws it, does what its buttons say, saves it. */
import { wordsIn } from '#app/site/language.ts';
import { html } from '../../look/html.ts';
import type { DeskAnswer, PageRequest } from '../../part.ts';
import { isDiskFault } from '../../safe/durable-file.ts';
import { picturesOf } from '../fields/pictures.ts';
import { readRecord } from '../files/content-file.ts';
import { draftOf, dropDraft, keepDraft } from '../files/drafts.ts';
import { ProgramError } from '../files/kept-program.ts';
import { afterChange, readOlder, writeOlder } from '../files/older-spanish.ts';
import { valueIn } from '../files/record-value.ts';
import { editor, refused } from './editor-page.ts';
import { pressed } from './list-presses.ts';
import { pictureWords } from './picture-words.ts';
import { askRemoval, removeNow } from './removal.ts';
import { save, shownOf } from './save.ts';
import { seeForm } from './seen-forms.ts';
import { isOld, itemIndex, newItem, partFor, sentValue, type Target, targetOf } from './target.ts';
import { words } from './words.ts';

/** Shows a form as it is saved, or as it was left unfinished. */
export async function showEditor(asked: PageRequest): Promise<DeskAnswer> {
  const { links, folder, query } = asked;
  return withTarget(asked, async (target, data) => {
    const w = wordsIn(words, links.language);
    const draft = await draftOf(folder, target.record, target.item);
    const told = { saved: w.saved, same: w.same, fits: w.fitsNoted, kept: w.kept, discarded: w.discarded }[query.get('told') ?? ''];
    if (!draft) return editor(asked, target, { told });
    return editor(asked, target, {
      value: sentValue(target, draft, data),
      version: draft.get('version') ?? '',
      told: told ?? w.draftShown,
    });
  });
}

/** Does what the pressed button says. */
export async function answerEditor(asked: PageRequest): Promise<DeskAnswer> {
  return withTarget(asked, async (target, data) => {
    const { form, folder } = asked;
    const press = form.get('do') ?? 'save';
    if (press === 'keep') return keep(asked, target, data);
    if (press === 'discard') {
      await dropDraft(folder, target.record, target.item);
      return goTo(asked, target, 'discarded');
    }
    if (press === 'take-out' && isOld(target)) return askRemoval(asked, target);
    if (press === 'take-out-now' && isOld(target)) return removeNow(asked, target);
    const value = sentValue(target, form, data);
    if (press === 'see') return seeForm(asked, target, value);
    if (press === 'save') return answerSave(asked, target, value);
    return answerPress(asked, target, value, press);
  });
}

async function keep(asked: PageRequest, target: Target, data: unknown): Promise<DeskAnswer> {
  const { folder, form, links } = asked;
  try {
    await keepDraft(folder, target.record, target.item, form);
    return goTo(asked, target, 'kept');
  } catch (error) {
    if (!isDiskFault(error)) throw error;
    return refused(asked, target, { value: sentValue(target, form, data), fault: wordsIn(words, links.language).diskFull }, 507);
  }
}

async function answerPress(asked: PageRequest, target: Target, value: unknown, press: string): Promise<DeskAnswer> {
  const done = pressed(value, press, target.field);
  const told = done?.focus ? undefined : wordsIn(words, asked.links.language).listChanged;
  return editor(asked, target, { value, ...done, told, isUnsaved: true });
}

async function answerSave(asked: PageRequest, target: Target, value: unknown): Promise<DeskAnswer> {
  const { form, folder, links, project } = asked;
  const w = wordsIn(words, links.language);
  const before = partFor(target, valueIn(target.record, (await readRecord(project, target.record)).text));
  const shown = value !== undefined && { value };
  // Without scripts, a file may be chosen and not sent: only its name arrived.
  const unsent = picturesOf(target.field, value).filter(({ path }) => form.get(`${path}:file`));
  const notShown = unsent.map(({ path }) => [path, pictureWords.notShown[links.language]]);
  if (unsent.length > 0) return refused(asked, target, { ...shown, faults: Object.fromEntries(notShown) });
  const saved = await save(asked, target, value).catch((error: unknown): 'full' | 'late' => {
    if (isDiskFault(error)) return 'full';
    if (error instanceof ProgramError) return 'late';
    throw error;
  });
  // What was typed is saved nowhere else, so it stays in the form.
  if (saved === 'full') return refused(asked, target, { ...shown, fault: w.diskFull }, 507);
  if (saved === 'late') return refused(asked, target, { ...shown, fault: w.checksLate }, 503);
  switch (saved.outcome) {
    case 'saved':
    case 'same': {
      const fits = form.getAll('fits');
      const older = afterChange(await readOlder(folder), shownOf(target.field, before), value);
      try {
        if (saved.outcome === 'saved' || fits.length > 0) await writeOlder(folder, older, fits);
        await dropDraft(folder, target.record, target.item);
      } catch (error) {
        if (!isDiskFault(error)) throw error;
        return editor(asked, target, { ...shown, fault: w.savedDiskFull });
      }
      if (saved.record) return { goTo: `${links.at(`/website/${saved.record}`)}?told=saved` };
      return goTo(asked, target, saved.outcome === 'same' && fits.length > 0 ? 'fits' : saved.outcome, value === undefined);
    }
    case 'meanwhile':
      if (value !== undefined) await keepDraft(folder, target.record, target.item, form);
      return refused(asked, target, saved.merged, 409);
    case 'refused':
      if (value !== undefined) await keepDraft(folder, target.record, target.item, form);
      return refused(asked, target, { ...shown, faults: saved.faults });
    default:
      return refused(asked, target, { ...shown, fault: w.unwritable });
  }
}

/** Leads to the list after an item is added or removed, else back to the form. */
function goTo({ links }: PageRequest, { record, item, path }: Target, told: string, isGone = false): DeskAnswer {
  const toList = record.list && told !== 'kept' && told !== 'discarded' && (item === newItem || isGone);
  return { goTo: `${links.at(toList ? `/website/${record.id}` : path)}?told=${told}` };
}

/** Runs `work`, or answers that the record or item is gone. */
export async function withTarget(asked: PageRequest, work: (target: Target, data: unknown) => Promise<DeskAnswer>): Promise<DeskAnswer> {
  const { params, links, project } = asked;
  const w = wordsIn(words, links.language);
  const target = targetOf(project, params);
  const back = html`<p><a href="${links.at('/website')}">${w.what}</a></p>`;
  const gone = { title: w.goneTitle, main: html`<p>${w.gone}</p>${back}`, status: 404 };
  if (!target) return gone;
  const data = valueIn(target.record, (await readRecord(project, target.record)).text);
  const isGone = target.item ? target.item !== newItem && itemIndex(target, data) === -1 : data === null && target.record.doctor !== 'new';
  return isGone ? gone : work(target, data);
}
