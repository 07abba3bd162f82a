import { wordsIn } from '#app/site/language.ts';
import { html } from '../../look/html.ts';
import type { DeskPart, Route } from '../../part.ts';
import { isUnreadable, whatIsBroken } from '../files/broken-files.ts';
import { isWritable } from '../files/content-file.ts';
import { ProgramError } from '../files/kept-program.ts';
import { answerEditor, showEditor } from './editor.ts';
import { itemsPage, listPage } from './list-page.ts';
import { answerPicture, showPicture } from './picture.ts';
import { answerPublish, answerSend, answerTakeBack, answerUndo, showPublish } from './publish.ts';
import { showSeen, showSite, showWhich } from './see.ts';
import { answerCode, answerSign, showNext, showSignEntry, showSignList } from './sign.ts';
import { words } from './words.ts';

/** A doctor's form, in Spanish and with everything that is kept as it is, has about 30,000 characters. */
const longestForm = 160 * 1024;

/** With the photo, which is refused with a message above 20 MB. */
const longestUpload = 48 * 1024 * 1024;

/** Runs `answer`, or says that the desk cannot write or read what it needs. */
const writable =
  (answer: Route['answer']): Route['answer'] =>
  async (asked) => {
    const w = wordsIn(words, asked.links.language);
    const say = (text: string) => ({
      title: w.website,
      main: html`<p class="desk-note desk-warning">${text}</p><p><a href="${asked.links.at('/website')}">${w.what}</a></p>`,
      status: 409,
    });
    if (!(await isWritable(asked.project))) return say(w.notWritable);
    try {
      return await answer(asked);
    } catch (error) {
      if (error instanceof ProgramError) return { ...say(w.checksLate), status: 503 };
      if (!isUnreadable(error)) throw error;
      return say(w.unreadable(whatIsBroken(asked.project, error)));
    }
  };

const routes: readonly Route[] = [
  { method: 'GET', path: '', answer: listPage },
  { method: 'GET', path: '/publish', answer: showPublish },
  { method: 'POST', path: '/publish', answer: answerPublish },
  { method: 'POST', path: '/publish/send', answer: answerSend },
  { method: 'POST', path: '/publish/undo', answer: answerUndo },
  { method: 'POST', path: '/publish/take-back', answer: answerTakeBack },
  { method: 'GET', path: '/sign', answer: showSignList },
  { method: 'POST', path: '/sign', answer: answerCode },
  { method: 'GET', path: '/sign/next', answer: showNext },
  { method: 'POST', path: '/sign/next', answer: answerSign, longestForm },
  { method: 'GET', path: '/sign/:entry', answer: showSignEntry },
  { method: 'POST', path: '/sign/:entry', answer: answerSign, longestForm },
  { method: 'GET', path: '/picture', answer: showPicture },
  { method: 'POST', path: '/picture/:record', answer: answerPicture, longestForm: longestUpload },
  { method: 'POST', path: '/picture/:record/:item', answer: answerPicture, longestForm: longestUpload },
  { method: 'GET', path: '/site', answer: showSite },
  { method: 'GET', path: '/which', answer: showWhich },
  { method: 'GET', path: '/seen/:record/:item/:theme/which', answer: showWhich },
  { method: 'GET', path: '/seen/:record/:item/:theme/*', answer: showSeen },
  { method: 'GET', path: '/:record', answer: async (asked) => (await itemsPage(asked)) ?? showEditor(asked) },
  { method: 'POST', path: '/:record', answer: answerEditor, longestForm },
  { method: 'GET', path: '/:record/:item', answer: showEditor },
  { method: 'POST', path: '/:record/:item', answer: answerEditor, longestForm },
];

/** Lasting changes of the site: hours, doctors, plans and texts, from a form to the published page. */
export const websitePart: DeskPart = {
  path: '/website',
  name: words.website,
  routes: routes.map((route) => ({ ...route, answer: writable(route.answer) })),
};
