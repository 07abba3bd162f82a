import { type Bilingual, type Language, otherLanguage } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { soundOf } from './stem.ts';

/** Words without a subject: they find no page and distinguish no pages, but they reveal the language. */
const words: Bilingual = {
  en: `a about after again all am an and any are as at be because been before but by can could did do does doing for from get
    gets go going got had has have having he her hers him his how i if im in into is it its just keep let like me might
    more most must my need no not now of off on once one only or other another nothing our out over please really s should so some such
    t take than thank thanks that the their them then there these they thing this those to too u until up us very was we
    were what whats when where which while who whom why will with without would y yall you your ur hi hello hey want know tell`,
  es: `a ahi al algo algun alguna alla antes aqui asi aun aunque cada como con cual cuales cuando cuanto cuanta cuantos cuantas
    de del desde despues donde e el ella ellas ellos en entre era es esa ese eso esta estan estas este esto estos estoy
    fue gracias ha hace hacer han hasta hay he hola la las le les lo los mas me mi mis mucho muchas muchos muy necesito ni
    no nos nosotros o otra otro para pero por porque puede pueden puedo pues que quien quiero se sea ser si sin sobre solo
    son soy su sus tal tambien tan te tengo ti tiene tienen todo todos tu tus u un una unas uno unos usted ustedes va van
    ver voy y ya yo favor quisiera saber dime digame ando`,
};

export const functionWords: Bilingual<ReadonlySet<string>> = { en: new Set(plainWords(words.en)), es: new Set(plainWords(words.es)) };

/** Spanish function words by sound ("kiero", "asen", "kuanto"); shorter ones would sound like other words. */
const spanishSounds = new Set([...functionWords.es].filter((word) => word.length > 3).map(soundOf));

/** Whether a word (in plain lower-case letters) is a function word; in Spanish also if it is spelled by ear. */
export function isFunctionWord(word: string, language: Language): boolean {
  return functionWords[language].has(word) || (language === 'es' && word.length > 3 && spanishSounds.has(soundOf(word)));
}

/** Words that only one of the languages has, from which the language of a question is recognized. */
const telling: Bilingual<ReadonlySet<string>> = {
  en: new Set(
    plainWords(
      `open close closed hours today tomorrow shot shots doctor test appointment insurance allergy allergies asthma my what when where how which who
      does stop should pain throat skin eyes nose kid kids child son daughter baby cost phone number address monday tuesday wednesday thursday friday
      saturday sunday the is are do you i can and with for`,
    ),
  ),
  es: new Set(
    plainWords(
      `abren cierran abierto horario hoy manana inyeccion vacuna medico doctora prueba cita seguro aseguranza alergia alergias asma cual cuando donde
      como quien dejar dejo dolor garganta piel ojos nariz nino nina hijo hija bebe cuesta telefono direccion lunes martes miercoles jueves viernes
      sabado domingo el la los las aceptan es que mi me se tengo para con`,
    ),
  ),
};

/** A question counts as asked in the other language if it has this many words of it for each word of the page's language. */
const wholeQuestion = 3;

/**
 * The language of a question, recognized from words that only one language has. It is the page's own (`otherwise`) unless the whole
 * question is in the other language; a mixed question ("cuando es mi skin test") counts as the page's.
 */
export function languageOfQuestion(question: string, otherwise: Language): Language {
  if (/[¿¡]/.test(question)) return 'es';
  const asked = plainWords(question);
  const count = (language: Language) => {
    const other = functionWords[otherLanguage(language)];
    return asked.filter((word) => !other.has(word) && (functionWords[language].has(word) || telling[language].has(word))).length;
  };
  const there = otherLanguage(otherwise);
  const own = count(otherwise) + (otherwise === 'es' && /ñ/i.test(question) ? 1 : 0);
  const others = count(there) + (there === 'es' && /ñ/i.test(question) ? 1 : 0);
  const isWhole = own === 0 ? others * 2 >= asked.length || others > 1 : others >= own * wholeQuestion;
  return others > 0 && isWhole ? there : otherwise;
}
