import type { NamedMedicine } from '#app/parts/assistant/named-medicine.ts';
import type { RecordAnswer, RecordQuestion } from '#app/parts/assistant/record-question.ts';
import { answerWords } from '#app/parts/assistant/words.ts';
import { formatDate } from '#app/parts/hours/format.ts';
import { actionText } from '#app/parts/medicines/action-text.ts';
import { lastDoseDay } from '#app/parts/medicines/last-dose.ts';
import { needsCall } from '#app/parts/medicines/listed-medication.ts';
import { wordsIn } from '#app/site/language.ts';

function linesOf(
  { medication, matchedName, alike }: NamedMedicine,
  { language, date, now }: RecordQuestion,
): { lines: string[]; isPast: boolean } {
  const { name, action, days, note } = medication;
  const w = wordsIn(answerWords, language);
  const said = (day: string) => formatDate(day, language, { weekday: 'long', month: 'long', day: 'numeric' });
  const lastDose = action === 'stop' && days !== null && date ? lastDoseDay(date, days) : undefined;
  const isPast = Boolean(lastDose && lastDose < now.date);
  const dated = lastDose && date ? [(isPast ? w.lastDosePast : w.lastDose)(said(date), said(lastDose))] : [];
  return {
    lines: [
      ...(alike ? [w.alike(matchedName)] : []),
      w.medicine(matchedName === name ? name : `${matchedName} (${name})`, actionText(medication, language)),
      ...dated,
      ...(needsCall(medication) ? [w.asks] : []),
      ...(action === 'stop' ? [w.ordered] : []),
      ...(note ? [note] : []),
    ],
    isPast,
  };
}

/** What to do before a skin test with each medicine that a question names, and the day of its last dose if the test's date is given. */
export function medicineFact(asked: RecordQuestion): RecordAnswer | undefined {
  const { language, medicines, unlisted } = asked;
  const [first] = medicines;
  if (!first) return undefined;
  const w = wordsIn(answerWords, language);
  const told = medicines.map((medicine) => linesOf(medicine, asked));
  return {
    lines: [...told.flatMap(({ lines }) => lines), ...unlisted.map(w.notListedMedicine)],
    links: [{ page: 'medications-to-avoid', hash: first.medication.action, title: '' }],
    phones: medicines.some(({ medication }) => needsCall(medication)) || told.some(({ isPast }) => isPast) || unlisted.length > 0,
  };
}
