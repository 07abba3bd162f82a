import { contentRoot } from '#app/content/content-root.server.ts';
import type { EmergencyKind } from '#app/content/emergency/emergency.schema.ts';
import { emergency, emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { emergencyTable, emergencyWords } from '#app/content/emergency/emergency-words.server.ts';
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { situationSentences } from '#app/content/text/shared-values.server.ts';
import { intentsOfContent } from '#app/parts/intent/intent.server.ts';
import type { Bilingual, Language } from '#app/site/language.ts';
import { type AlarmReading, type Alarms, type AlarmTexts, alarmsOf } from './alarm.ts';
import { ownWordsBeside, ownWordsOfQuestions } from './own-words.server.ts';

let known: AlarmReading | undefined;
let quick: AlarmReading | undefined;

/** The words and the table as sent to the device, without the physician's notes. Made once, because it reads all examples and pages. */
export function alarmReading(): AlarmReading {
  known ??= readAlarms(ownWordsBeside);
  return known;
}

/** The same without the words of our pages, which take seconds to read: it raises slightly more alarms, never fewer. */
export function quickAlarmReading(): AlarmReading {
  quick ??= readAlarms(ownWordsOfQuestions);
  return quick;
}

function readAlarms(ownWordsOf: typeof ownWordsBeside): AlarmReading {
  const { groups, signs, exposures, told } = emergencyWords();
  const words = { groups, signs, exposures, told };
  const table = emergencyTable().combinations.map(({ why, ...row }) => row);
  return { words: { ...words, ownWords: ownWordsOf(words, table) }, table };
}

/** Adds a full stop to a sentence, unless it ends with a mark, as a quoting one may. */
const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** Returns the texts of alarms in one language, the cards titled for a person whose own words raised them. */
export function alarmTexts(language: Language, root = contentRoot): AlarmTexts {
  const { cards, told, lifeline } = emergency(root);
  const { from, ...shown } = lifeline;
  const titles: Partial<Record<EmergencyKind, Bilingual>> = told;
  const sentences = situationSentences(language, root);
  return {
    situations: Object.fromEntries(
      emergencyTable(root).combinations.flatMap(({ situation }) =>
        situation ? [[situation, sentence(sentences.get(situation) ?? '')]] : [],
      ),
    ),
    cards: (Object.keys(cards) as EmergencyKind[]).map((kind) => {
      const card = emergencyCard(kind, language, root);
      return { ...card, title: titles[kind]?.[language] ?? card.title };
    }),
    lifeline: localized(shown, language),
    guide: { ...localized(afterHours(root).guide, language), signs: emergencyCard('anaphylaxis', language, root).signs },
  };
}

/** The alarms of a language, the same as on a visitor's device. */
export const alarmsIn = (language: Language, intents = intentsOfContent()): Alarms =>
  alarmsOf(alarmReading(), alarmTexts(language), intents);
