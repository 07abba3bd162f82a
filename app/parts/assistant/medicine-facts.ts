import { formatDate } from '#app/parts/hours/format.ts';
import { actionText } from '#app/parts/medicines/action-text.ts';
import { lastDoseDay } from '#app/parts/medicines/last-dose.ts';
import { needsCall } from '#app/parts/medicines/listed-medication.ts';
import { wordsIn } from '#app/site/language.ts';
import type { Asked, Fact } from './asked.ts';
import { answerWords } from './words.ts';

/** What to do with the medicine a question names before a skin test, and when the last dose is for a day asked for. */
export function medicineFact(asked: Asked): Fact | undefined {
  const { language, date, now, medicine } = asked;
  if (!medicine) return undefined;
  const { medication, matchedName, alike } = medicine;
  const { name, action, days, note } = medication;
  const w = wordsIn(answerWords, language);
  const said = (day: string) => formatDate(day, language, { weekday: 'long', month: 'long', day: 'numeric' });
  const lastDose = action === 'stop' && days !== null && date ? lastDoseDay(date, days) : undefined;
  const dated = lastDose && date ? [(lastDose < now.date ? w.lastDosePast : w.lastDose)(said(date), said(lastDose))] : [];
  return {
    lines: [
      ...(alike ? [w.alike(matchedName)] : []),
      w.medicine(matchedName === name ? name : `${matchedName} (${name})`, actionText(medication, language)),
      ...dated,
      ...(needsCall(medication) ? [w.asks] : []),
      ...(action === 'stop' ? [w.ordered] : []),
      ...(note ? [note] : []),
    ],
    links: [{ page: 'medications-to-avoid', hash: action, title: '' }],
    phones: needsCall(medication) || Boolean(lastDose && lastDose < now.date),
  };
}
