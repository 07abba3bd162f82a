/** Answers from the site's own content, the same as visitors get, for tests. */
import { alarmsIn } from '#app/parts/alarm/alarm.server.ts';
import { intentsOfContent } from '#app/parts/intent/intent.server.ts';
import { meantPagesOfContent } from '#app/parts/intent/meant-page.server.ts';
import { finderOf } from '#app/parts/site-index/find.ts';
import { siteIndex } from '#app/parts/site-index/site-index.server.ts';
import type { Answer } from './answer.ts';
import { answererOf } from './answerer.ts';

const intents = intentsOfContent();
const meant = meantPagesOfContent();
const en = answererOf(await finderOf(siteIndex('en')), alarmsIn('en', intents), intents, meant);
const es = answererOf(await finderOf(siteIndex('es')), alarmsIn('es', intents), intents, meant);
/** Monday, December 7, 2026, 10 a.m. in San Antonio. */
const at = new Date('2026-12-07T10:00:00-06:00');
/** The lines of an answer as one text, with ordinary spaces. */
export const plain = ({ lines }: Answer) => lines.join(' ').replaceAll('\u00a0', ' ');
/** The answer to a question on an English page, after the answer `before`. */
export const ask = (question: string, before?: Answer) => en.answer(question, before?.about, at);
/** The answer to a question on a Spanish page, after the answer `before`. */
export const pregunta = (question: string, before?: Answer) => es.answer(question, before?.about, at);
