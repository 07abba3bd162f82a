/** Finds Spanish turns of phrase that are translated word for word or wrongly punctuated, and says what to write instead. */
import { contentPieces } from './content-texts.ts';
import { type Phrase, phraseProblems } from './phrases.ts';
import { printProblems } from './problem.ts';
import { wordsPieces } from './words-modules.ts';

const count = '(?:\\d+|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|varias|pocos|pocas)';
const amount = `(?:(?:de|unos|unas|entre|casi|como|cerca de|menos de|más de|hasta) )?${count}(?: (?:[aoy]|a los) ${count})?`;
const unit = '(?:segundo|minuto|hora|día|semana|mes|año)';
// A duration in figures, or one that stands in content/shared-values.yaml: "de {forms-minutes}".
const duration = `(?:${amount} ${unit}\\p{L}*|(?:de )?\\{[\\w-]*(?:seconds|minutes|hours|days|weeks|months)\\})`;

export const spanishPhrases: readonly Phrase[] = [
  {
    // "Se toma de 30 a 60 minutos antes" is said of a medicine.
    pattern: new RegExp(`(?<!(?<!\\p{L})(?:se|la|lo|las|los) )(?<!\\p{L})toman? ${duration}(?!\\p{L}| antes| después)`, 'iu'),
    wrong: 'a calque of "takes … minutes": in Spanish nothing "takes" time.',
    mend: 'Write "lleva", "tarda" or "dura".',
  },
  {
    pattern: /(?<!\p{L})(?:el|al|del|los) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?), (?:\d|primero)/iu,
    wrong: 'a comma between the weekday and its date after "el".',
    mend: 'Write "el lunes 30 de noviembre".',
  },
  {
    pattern: new RegExp(`(?<!\\p{L})dentro de ${amount} ${unit}\\p{L}*`, 'iu'),
    wrong: '"dentro de 24 horas" says when that time is over, not before it is.',
    mend: 'Write "en las primeras 24 horas" or "antes de 24 horas".',
  },
  {
    pattern: /(?<!\p{L})les? (?:va|van|vayan|iban) a operar(?! (?:el|la|los|las)(?!\p{L}))/iu,
    wrong: '"le van a operar": the person operated on is "lo" or "la".',
    mend: 'Write "lo van a operar".',
  },
];

if (import.meta.main)
  process.exitCode = printProblems('Spanish phrases', phraseProblems([...contentPieces(), ...(await wordsPieces())], 'es', spanishPhrases));
