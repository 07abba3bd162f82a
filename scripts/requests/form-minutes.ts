/**
 * npm run form:minutes: how long a reader needs for a form of ours, counted key by key: every word in sight is read, every
 * answer is decided on and typed with the thumbs or tapped, every step is left by a tap, and the review is read.
 */
import { practice } from '#app/content/content.server.ts';
import { requestForm } from '#app/content/requests/request-forms.server.ts';
import { localized } from '#app/content/text/localized.ts';
import type { Answers } from '#app/requests/answers.ts';
import { askedSteps } from '#app/requests/asked.ts';
import type { FormField } from '#app/requests/form-definition.ts';
import { shownAnswers } from '#app/requests/shown-answers.ts';
import { type Language, languages } from '#app/site/language.ts';

/**
 * A patient reader's pace in seconds. Words: 200 a minute, below the 238 of adults reading silently (Brysbaert 2019, a
 * review of 190 studies). Keys: 36 words of five letters a minute with the thumbs (Palin and others 2019, 37,000 people).
 * Decision and tap: the keystroke-level model (Card, Moran and Newell 1980).
 */
const pace = { word: 60 / 200, key: 60 / (36 * 5), decision: 1.35, tap: 1.1 } as const;

/** A long list is not read through: its owner knows the name and looks for it. */
const mostOptionsRead = 12;

/** The answers of somebody who leaves nothing out, as people write them; every text is typed key by key. */
const whole: Answers = {
  'for-whom': 'for-me',
  'first-name': 'Guadalupe',
  'last-name': 'Hernández Treviño',
  'birth-date': '1971-04-25',
  sex: 'female',
  'preferred-language': 'spanish',
  interpreter: 'interpreter-no',
  street: '1412 W Mulberry Ave, Apt 3',
  city: 'San Antonio, TX',
  zip: '78201',
  phone: '2105550123',
  'call-time': 'call-morning',
  email: 'lupe.hernandez@example.com',
  'emergency-contact': 'Luis Hernández, 210 555 0188',
  plan: 'tricare-prime',
  'member-number': 'XJH904418827',
  'primary-doctor': 'Dr. Ortiz, 210 555 0177',
  referral: 'referral-unknown',
  reason: ['reason-nose', 'reason-asthma'],
  'reason-words':
    'Desde febrero no respiro bien de noche y me pican los ojos. Empeora con el cedro y en la casa de mi hermana, que tiene gatos.',
  symptom: ['symptom-sneezing', 'symptom-stuffy', 'symptom-eyes', 'symptom-night-cough'],
  'worst-season': ['season-winter', 'season-spring'],
  'allergy-list': 'Penicilina: ronchas, hace diez años. Camarón: se me hincharon los labios.',
  epinephrine: 'epinephrine-no',
  'medicine-list': 'Losartán 50 mg una vez al día, metformina 500 mg dos veces, cetirizina 10 mg cuando la necesito, spray de fluticasona.',
  tests: 'Pruebas de piel en Laredo, 2009',
  hospital: 'Vesícula, 2015',
  'family-history': ['family-allergies', 'family-asthma'],
  home: ['home-dog', 'home-carpet'],
  work: 'Limpieza de oficinas',
  'pharmacy-name': 'H-E-B, Fredericksburg Rd',
  'pharmacy-phone': '2105550155',
  office: 'medical-center',
  physician: 'marquez',
  'visit-times': ['monday-morning', 'wednesday-morning'],
  'notice-received': true,
  'facts-true': true,
  'consent-call': true,
};

/** The same person answering only what the office needs to call back. */
const required = ['for-whom', 'first-name', 'phone', 'consent-call'];

function wordsOf(...texts: readonly (string | undefined)[]): number {
  return texts.flatMap((text) => text?.match(/\S+/g) ?? []).length;
}

function secondsToRead({ label, help, options = [] }: FormField): number {
  const read = options.slice(0, mostOptionsRead).flatMap((option) => [option.label, option.note]);
  return wordsOf(label, help, ...read) * pace.word;
}

function secondsToAnswer({ kind }: FormField, answer: Answers[string]): number {
  if (answer === true) return pace.decision + pace.tap;
  if (typeof answer !== 'string') return answer.length * (pace.decision + pace.tap);
  if (kind === 'choice') return pace.decision + pace.tap;
  // A date is three fields to tap on, without its hyphens.
  const [taps, keys] = kind === 'date' ? [3, answer.length - 2] : [1, answer.length];
  return pace.decision + taps * pace.tap + keys * pace.key;
}

/** Minutes for the registration by these answers, in a language; it is read whole in either case. */
function minutesFor(answers: Answers, language: Language): number {
  const form = localized(requestForm('registration'), language);
  const steps = askedSteps(form, answers);
  const questions = steps.flatMap(({ title, sections }) => [
    wordsOf(title, ...sections.flatMap((section) => [section.title, section.note])) * pace.word + pace.tap,
    ...sections.flatMap(({ fields }) =>
      fields.map(
        (field) =>
          secondsToRead(field) + (answers[field.id] === undefined ? 0 : secondsToAnswer(field, answers[field.id] as Answers[string])),
      ),
    ),
  ]);
  const review = shownAnswers(form, answers, language).flatMap((section) => section.answers);
  const looking = wordsOf(...review.flatMap(({ label, value }) => [label, value])) * pace.word + pace.decision + pace.tap;
  return (questions.reduce((sum, seconds) => sum + seconds, 0) + looking) / 60;
}

/** Minutes for the registration: whatever can be left out left out, and nothing left out, the slower of the languages. */
export function registrationMinutes(): { readonly least: number; readonly most: number } {
  const few = Object.fromEntries(Object.entries(whole).filter(([id]) => required.includes(id)));
  const slowest = (answers: Answers) => Math.max(...languages.map((language) => minutesFor(answers, language)));
  return { least: slowest(few), most: slowest(whole) };
}

if (import.meta.main) {
  const { least, most } = registrationMinutes();
  const { min, max } = practice().formsMinutes;
  console.log(`Six steps and the review: ${least.toFixed(1)} min with the required answers alone, ${most.toFixed(1)} min with all.`);
  console.log(`Promised: ${min} to ${max} min (content/practice.yaml, formsMinutes).`);
}
