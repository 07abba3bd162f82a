/** Takes a photo from a form, and shows how the site will crop it. */
import { leastPixels } from '#app/content/photographs/piece-around.ts';
import type { PictureUse } from '#app/content/text/label.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import type { DeskAnswer, PageRequest } from '../../part.ts';
import { isPhoto, partOf } from '../fields/form-value.ts';
import { picturesOf, withoutSlideText } from '../fields/pictures.ts';
import { valueAt, withAt } from '../fields/places.ts';
import { waitingFolder } from '../files/drafts.ts';
import { cleanPicture, cutPicture, keepPicture, RefusedPictureError } from '../files/pictures.ts';
import { withTarget } from './editor.ts';
import { editor, refused } from './editor-page.ts';
import { pictureWords } from './picture-words.ts';
import { newItem, sentValue, type Target, targetOf } from './target.ts';

/** Answers "Show this photo": draws the form with the chosen file and its crops. Nothing on the site changes. */
export async function answerPicture(asked: PageRequest): Promise<DeskAnswer> {
  return withTarget(asked, async (target, data) => {
    const { form, links } = asked;
    const w = wordsIn(pictureWords, links.language);
    const value = sentValue(target, form, data);
    const path = (form.get('do') ?? '').replace(/^photo:/, '');
    const place = picturesOf(target.field, value).find((one) => one.path === path);
    if (!place) return editor(asked, target, { value });
    const bytes = Buffer.from(form.get(`${path}:file`) ?? '', 'base64');
    if (bytes.length === 0 && place.file) return editor(asked, target, { value, focus: path });
    try {
      if (bytes.length === 0) return await refused(asked, target, { value, faults: { [path]: w.nothingChosen } });
      const file = await keepPicture(waitingFor(asked, target), ownerOf(target), await cleanPicture(bytes, place.use));
      const steps = path.split('.');
      const isOther = place.use === 'slide' && place.file !== file;
      const described = isOther ? withoutSlideText(value, steps) : value;
      const put = withAt(described, steps, newPhoto(file, place.use, valueAt(value, steps)));
      return await editor(asked, target, { value: put, told: w.shown, focus: path, isUnsaved: true });
    } catch (error) {
      if (!(error instanceof RefusedPictureError)) throw error;
      return refused(asked, target, { value, faults: { [path]: refusalText(error, place.use, links.language) } });
    }
  });
}

const waitingFor = ({ folder }: Pick<PageRequest, 'folder'>, { record, item }: Target): string => waitingFolder(folder, record, item);

const ownerOf = ({ record, item }: Target) => (item && item !== newItem ? item : record.doctor === 'new' ? 'doctor' : record.id);

/** Returns a new photo, focused above the middle, where faces are. Its old description stays: it may be the same person. */
function newPhoto(file: string, use: PictureUse, before: unknown): unknown {
  const focus = { x: 50, y: use === 'slide' ? 50 : 35 };
  const alt = isPhoto(before) ? partOf(before, 'alt') : { en: '', es: '' };
  return { kind: 'photo', file, focus, ...(use !== 'slide' && { alt }) };
}

function refusalText({ reason }: RefusedPictureError, use: PictureUse, language: Language): string {
  const w = wordsIn(pictureWords, language);
  return reason === 'small' ? w.small(leastPixels[use].width, leastPixels[use].short) : w[reason];
}

const uses: readonly string[] = ['physician', 'staff', 'slide'] satisfies PictureUse[];

/** Sends the photo that the address names, whole or cropped. */
export async function showPicture(asked: PageRequest): Promise<DeskAnswer> {
  const { query, project } = asked;
  const [record = '', item = '', name = '', use = '', shape = '', x, y] = ['record', 'item', 'file', 'use', 'shape', 'x', 'y'].map(
    (one) => query.get(one) ?? '',
  );
  const target = targetOf(project, { record, item });
  const percent = (text = '') => Math.min(100, Math.max(0, Number(text) || 0));
  const cut = { name, use: use as PictureUse, shape, focus: { x: percent(x), y: percent(y) } };
  const picture = target && uses.includes(use) ? await cutPicture(project, waitingFor(asked, target), cut) : undefined;
  return { shown: { type: 'image/jpeg', content: picture ?? '', status: picture ? 200 : 404 } };
}
