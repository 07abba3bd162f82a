/** Draws the emergency table as a guideline has it: what is said, the card that is shown, and what should change. */
import type { TableRow } from '#app/content/emergency/emergency-lexicon.schema.ts';
import { emergencyTable } from '#app/content/emergency/emergency-words.server.ts';
import { alarmTexts } from '#app/parts/alarm/alarm.server.ts';
import { type AlarmTexts, alarmOfCard } from '#app/parts/alarm/alarm.ts';
import { words as levels } from '#app/parts/care-levels/words.ts';
import { type Bilingual, type Language, otherLanguage, wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../../look/html.ts';
import { words as between, type Labels, told, toldText } from '../files/sign-rules.ts';
import type { SignText } from '../files/sign-texts.ts';
import { words } from './sign-words.ts';

/** Draws the rows among an entry's texts; nothing where there are none. */
export function decisionTable(id: string, texts: readonly SignText[], language: Language, root: string): Html | false {
  const rules = texts.flatMap(({ rule }) => rule ?? []);
  if (rules.length === 0) return false;
  const w = wordsIn(words, language);
  const { combinations, labels } = emergencyTable(root);
  // Read once: each row shows one of the same few cards.
  const shown = { en: alarmTexts('en', root), es: alarmTexts('es', root) };
  const rows = rules
    .flatMap((rule) => combinations.filter((row) => row.id === rule.id))
    .map((row) => decisionRow(id, row, labels, shown, language));
  return html`<table class="desk-decisions"><thead><tr><th scope="col">${w.isTold}</th><th scope="col">${w.isShown}</th><th scope="col">${w.change}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function decisionRow(id: string, row: TableRow, labels: Labels, texts: Bilingual<AlarmTexts>, language: Language): Html {
  const other = otherLanguage(language);
  const [first = ''] = told(row, labels, language).all[0] ?? [];
  return html`<tr class="desk-sentence"><td>${chips(row, labels, language)}<p class="desk-help" lang="${other}">${toldText(row, labels, other)}</p></td>
<td>${miniature(row, texts, language)}<p class="desk-help" lang="en">${row.why}</p></td>
<td>${changeField(`row:${id}:${row.id}`, '', language, first)}</td></tr>`;
}

/** Draws a folded field to request a change. */
export function changeField(name: string, value: string, language: Language, of: string): Html {
  const w = wordsIn(words, language);
  return html`<details${value && html` open`}><summary class="btn btn-quiet">✎ ${w.change}</summary><textarea class="field" name="${name}" aria-label="${w.change}: ${of}" rows="3" maxlength="1000">${value}</textarea></details>`;
}

function chips(row: TableRow, labels: Labels, language: Language): Html {
  const w = wordsIn(between, language);
  const { all, without } = told(row, labels, language);
  const groups = all.map(
    (names, at) =>
      html`<p>${at > 0 && html`<em>${w.and}</em> `}${names.map((name, place) => html`${place > 0 && html` <em>${w.or}</em> `}<span class="tag">${name}</span>`)}</p>`,
  );
  return html`${groups}${without.length > 0 && html`<p class="desk-help">${w.without}: ${without.join(' · ')}</p>`}`;
}

/** Draws a small card with its first words, and one line in the other language. Its steps are approved with the cards. */
function miniature(row: TableRow, texts: Bilingual<AlarmTexts>, language: Language): Html {
  const w = wordsIn(words, language);
  const other = otherLanguage(language);
  const [own, twin] = [saidFirst(row, texts[language], language), saidFirst(row, texts[other], other)];
  return html`<div class="desk-mini"${row.card === 'guide' && html` data-calm`}><strong>${own.title}</strong>${own.first && html`<p>${own.first}</p>`}${own.calls.length > 0 && html`<p>${own.calls.map((call) => html`<b>${call}</b> `)}</p>`}${own.steps > 0 && html`<p class="desk-help">${w.thenSteps(own.steps)}</p>`}
<p class="desk-help" lang="${other}">${[twin.title, twin.first, ...twin.calls].filter(Boolean).join(' · ')}</p></div>`;
}

function saidFirst({ card, situation }: TableRow, texts: AlarmTexts, language: Language) {
  const { title, choices } = texts.guide;
  if (card === 'guide') return { title, first: choices.map((choice) => choice.title).join(' · '), calls: [], steps: 0 };
  const alarm = alarmOfCard(texts, { card, ...(situation && { situation }) });
  if ('lifeline' in alarm)
    return { title: alarm.lifeline.title, first: alarm.first, calls: [alarm.lifeline.call, alarm.lifeline.message], steps: 0 };
  if (!('card' in alarm)) throw new Error(`There is no card "${card}"`);
  const { call, first, steps } = alarm.card;
  return { title: alarm.card.title, first, calls: [call ?? [], levels['911'][language]].flat(), steps: steps.length };
}
