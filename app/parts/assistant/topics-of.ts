import type { Finder } from '#app/parts/site-index/find.ts';
import type { PageId } from '#app/site/pages.ts';
import type { About, Topic } from './answer.ts';
import { type Asked, meansOtherOffice } from './asked.ts';
import { namesPlan } from './insurance-facts.ts';
import { besidesMedicines, wordsBeside } from './named-medicine.ts';

/** If a question has phrases of several topics, the first in this list is meant: narrow topics come before wide ones. */
const precedence: readonly Topic[] = [
  'test-medicine',
  'fax',
  'phone',
  'shots',
  'doctors',
  'insurance',
  'hours',
  'parking',
  'bus',
  'address',
  'air',
];

/** If the index knows less than this share of a question's words, the name of a medicine in it is not a question about a page. */
const leastKnown = 0.5;
/** A question of at most this many words that names only a day or an office continues the last topic. */
const shortestOwn = 6;
/** A question of at most this many words may be nothing but the name of a plan or a medicine. */
const longestName = 3;

const test = /\b(test|tests|testing|prueba|pruebas|days before|dias antes)\b/;
/** Asks to be tested for an allergy to a medicine, not about a medicine before a test: "test if I am still allergic to penicillin". */
const ofAllergy = /\b(?:allergic|alergic[oa]|(?:penicillin|amoxicillin|drug) allergy|alergia a la (?:penicilina|amoxicilina))\b/;
/** A test for an allergy to a medicine, with the medicine replaced by "M": "test for a M allergy", "M allergy test". */
const testOfMedicine =
  /\bM (?:(?:drug|medicine|allergy|skin|patch|blood|oral) )*(?:tests?|testing|challenge)\b|\b(?:tests?|testing|tested|pruebas?|examen|challenge) (?:(?:for|to|of|against|on|de|del|para|pa|a|al|la|el|los|las|con|por|una?|any|the|my|his|her|mi|drug|allerg\w+|alergi\w+) )*M\b/;
/** Words about taking a medicine, or about its effect on a test. */
const ofTaking =
  /\b(?:before|after|take|takes|taking|took|use|using|stop|quit|keep|hold|skip|days?|affects?|interferes?|changes?|messes?|antes|tom[oae]\w*|uso|usar|dej\w+|suspend\w+|sigo|seguir|dias?|afecta|interfiere|cambia|altera)\b/;
const ofDrugs: readonly PageId[] = ['service/drug-challenges', 'condition/drug-allergies'];

/** Whether a question asks for a test for an allergy to a medicine, not what to do with the medicine before another test. */
export function isTestOfMedicine({ words, medicine, medicines, question }: Asked, finder: Finder): boolean {
  // Medicines that must be stopped before a test are not those for which we test.
  if (medicine?.medication.action !== 'keep' || ofTaking.test(words.join(' '))) return false;
  const beside = new Set(wordsBeside(words, medicines));
  const named = words.map((word) => (beside.has(word) ? word : 'M')).join(' ');
  return testOfMedicine.test(named) && ofDrugs.includes(finder.find(question)[0]?.page.id ?? 'home');
}

/** Words that people use about a plan that is or might be their own. */
const insured =
  /\b(have|has|got|insurance|plan|card|work with|ok|fine|switched|changed|through|thru|tengo|tiene|tenemos|traigo|seguro|aseguranza|tarjeta|trabajan con|cambiaron|cambie|cambiamos|dieron|covers? (?:\w+ ){0,3}(?:visits?|appointments?)|cubren? (?:\w+ ){0,3}(?:citas?|consultas?|visitas?))\b/;
const hasPlan = /\b(?:i|we|got|have|has|tengo|tiene|tenemos|traigo)\b.*\b(?:insurance|aseguranza|aseguransa|seguro)\b/;
const hasNone = /\b(?:no|not|dont|without|sin|lost|perdi|need)\b/;
const whereOrWhen = /\b(where|when|what days|donde|cuando|dias|days)\b/;
const shots = /\b(shots?|injections?|vacunas?|inyecciones|inyeccion)\b/;
const clinic = /\b(clinic|office|doctors?|consultorio|clinica|consulta)\b/;
const phone = /\b(phone|number|telefono|numero)\b/;
const ofHours: readonly Topic[] = ['hours', 'shots'];
const ofPlace: readonly Topic[] = ['hours', 'shots', 'phone', 'fax', 'address', 'parking', 'bus'];
/** Topics whose answer depends on the day. */
const ofDay: readonly Topic[] = ['hours', 'shots', 'doctors'];
/** A longer question does not refer to the day or office of the last answer. */
const longestOfSameDay = 8;
/** Asks about the usual week, another day or this moment, not about the day of the last answer. */
const noOneDay =
  /\b(?:when|what days?|which days?|next|hours|schedule|usually|normally|weeks?|always|every|now|horarios?|normalmente|semanas?|siempre|ahora|ahorita|cuando|que dias?|otro dia)\b/;
const timeAlone =
  /^(?:(?:and|y|o|pero) )?(?:(?:at|until|til|till|from|a|hasta|desde) )?(?:what time|how late|how early|que horas?)(?: \w+)?$/;
const whichOffice =
  /\b(?:which|what|cual|que) (?:office|location|place|clinic|consultorio|oficina|clinica|lugar)\b|^(?:(?:and|y) )?(?:where|donde)(?: \w+)?$/;
const bothOffices = /\b(?:both|each|offices|either|ambos|ambas|los dos|las dos|consultorios|cada)\b/;
/** A message of at most this many words may only give the day of a test: "my test is on December 18". */
const longestOfTest = 10;
const ofTestDay =
  /\b(?:tests?|testing|appointment|appt|visit|pruebas?|cita|examen)\b|^(?:(?:and|what|if|how|about|y|si|pero|que|pasa) )*(?:its|it is|on|for|the|es|seria|sera|el|para|me toca|la tengo|lo tengo|i go|i have it)\b/;
const whichDoctors =
  /\b(?:which|what|que|cual|cuales) (?:doctor|medic|physician)|\b(?:who|whos|quien|quienes)\b.*\b(?:there|in|working|esta|estan|atienden?)\b/;

/** Whether a question only continues the last one: "and on Friday?", "¿y en Lincoln Heights?". */
export function goesOn(asked: Asked, before: About | undefined): boolean {
  if (!before || asked.words.length > shortestOwn) return false;
  if (before.doctor && asked.doctor === before.doctor) return true;
  if (!before.topic) return false;
  if (before.topic === 'doctors' && before.doctor && whichOffice.test(asked.words.join(' '))) return true;
  if (ofDay.includes(before.topic) && timeAlone.test(asked.words.join(' '))) return true;
  return Boolean(asked.date || asked.office || asked.doctor || asked.medicine || meansOtherOffice(asked.words));
}

/** The topic to which a short follow-up changes: "and for shots?", "¿y el teléfono?". */
function changedTopic({ words }: Asked, before: Topic): Topic | undefined {
  const text = words.join(' ');
  if (words.length > shortestOwn || !(ofPlace.includes(before) || before === 'doctors')) return undefined;
  if (whichDoctors.test(text) && ofHours.includes(before)) return 'doctors';
  if (shots.test(text) && (before === 'hours' || before === 'doctors')) return 'shots';
  if (clinic.test(text) && before === 'shots') return 'hours';
  return phone.test(text) ? 'phone' : undefined;
}

/** Whether a question without a day means that of the last answer: "and for shots?" after "are you open on Friday?". */
export function meansSameDay(asked: Asked, said: readonly Topic[], before: About | undefined): boolean {
  if (asked.date || !before?.date || !before.topic || !ofDay.includes(before.topic)) return false;
  if (asked.words.length > longestOfSameDay || noOneDay.test(asked.words.join(' '))) return false;
  const meant = said.length > 0 ? said : [changedTopic(asked, before.topic)];
  return meant.every((topic) => topic !== undefined && ofDay.includes(topic));
}

/** Whether a question about an office means that of the last answer: "what is their fax?", "¿hay estacionamiento ahí?". */
export function meansSameOffice({ words, office }: Asked, said: readonly Topic[], before: About | undefined): boolean {
  if (office || !before?.office || said.length === 0 || !said.every((topic) => ofPlace.includes(topic))) return false;
  return (
    before.topic !== undefined && ofPlace.includes(before.topic) && words.length <= longestOfSameDay && !bothOffices.test(words.join(' '))
  );
}

/** Whether a message after a question about a medicine only gives the day of the test: "my test is on December 18". */
export function isDayOfTest({ date, medicines, words }: Asked, said: readonly Topic[], before: About | undefined): boolean {
  if (!date || medicines.length > 0 || !before?.medicines || words.length > longestOfTest) return false;
  return said.every((topic) => topic === 'test-medicine') && ofTestDay.test(words.join(' '));
}

interface Question {
  readonly asked: Asked;
  /** The topics of which the question contains a phrase. */
  readonly said: readonly Topic[];
  readonly before: About | undefined;
  readonly finder: Finder;
  readonly isDeclined: boolean;
}

/** The topics that a fact may answer, likeliest first: those of the question's own phrases and names, or else that of the last question. */
export function topicsOf({ asked, said, before, finder, isDeclined }: Question): Topic[] {
  const text = asked.words.join(' ');
  const isMedicine = asked.medicine?.alike === false;
  if (before?.medicines && asked.medicines === before.medicines) return ['test-medicine'];
  // In "toma metoprolol", "toma" asks about a medicine, not whether we take a plan.
  const isTaken = isMedicine && !namesPlan(asked);
  const isOfTest = isTestOfMedicine(asked, finder);
  const isMeant = (topic: Topic) => said.includes(topic) && !(topic === 'insurance' && isTaken) && !(topic === 'test-medicine' && isOfTest);
  const meant = precedence.filter(isMeant);
  const changed = before?.topic && changedTopic(asked, before.topic);
  if (changed && meant.every((topic) => ofHours.includes(topic))) return [changed];
  // If a doctor is named with a day or an office, or asked about by "where" or "when", the question is where the doctor is and when.
  if (asked.doctor && (asked.date || asked.office || whereOrWhen.test(text) || asked.doctor === before?.doctor)) meant.unshift('doctors');
  // A medicine and a test in one question ask what to do with the medicine before the test.
  if (test.test(text) && isMedicine && !isOfTest && !ofAllergy.test(text)) meant.unshift('test-medicine');
  if (meant.length > 0 || isOfTest) return meant;
  const short = asked.words.length <= longestName;
  const besides = besidesMedicines(asked.words, asked.medicines).filter((word) => !asked.unlisted.includes(word));
  // The question consists of nothing but names of medicines; "dejo la prednisona" says more than that.
  const onlyNames =
    besides.length === 0 && (short || asked.medicines.length > 1 || asked.unlisted.length > 0 || before?.topic === 'test-medicine');
  const known = finder.known(asked.question);
  const isPage = (finder.find(asked.question)[0]?.named ?? 0) > 0;
  const isOfBefore = before?.topic !== undefined;
  if (isTaken && onlyNames && !isDeclined && (isOfBefore || !isPage || known < leastKnown) && (asked.medicines.length < 2 || known < 1))
    return ['test-medicine'];
  if (goesOn(asked, before) && before) return [before.doctor && asked.doctor === before.doctor ? 'doctors' : (before.topic ?? 'hours')];
  // "And Cigna?" after a question about another plan.
  if (before?.topic === 'insurance' && asked.words.length <= longestOfSameDay && namesPlan(asked)) return ['insurance'];
  // "I got oscar insurance": the fact says that this plan is not on our list.
  if (hasPlan.test(text) && !hasNone.test(text) && !isDeclined && besides.length > 0 && finder.known(asked.question) < 1)
    return ['insurance'];
  // The question is only the name of a plan ("tricare prime"), or says that somebody has it ("I have humana gold").
  const alone = short && finder.known(asked.question) < 1;
  return (alone || insured.test(text)) && namesPlan(asked) ? ['insurance'] : [];
}
