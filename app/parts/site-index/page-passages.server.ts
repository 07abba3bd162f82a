import { careLevels } from '#app/content/articles/care-levels.ts';
import { informationPage, insurancePlans, legalPage, physicians } from '#app/content/content.server.ts';
import { actionPlans, emergency } from '#app/content/emergency/emergency.server.ts';
import { allergyKit, labelGuide } from '#app/content/kit/kit.server.ts';
import { medicationRules } from '#app/content/medicines/medications.server.ts';
import { shotQuestions } from '#app/content/medicines/shot-questions.server.ts';
import type { InformationPage } from '#app/content/pages/information.schema.ts';
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { bakedChallenge, recipe, recipeIds } from '#app/content/recipes/recipes.server.ts';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { plainText } from '#app/content/text/prose.ts';
import { sharedValues } from '#app/content/text/shared-values.server.ts';
import { words as careWords } from '#app/parts/care-levels/words.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { legalNotices, type PageId, type PageTextsFile } from '#app/site/pages.ts';
import { readText } from './article-passages.server.ts';
import type { Passage } from './site-index.ts';
import { words } from './words.ts';

/** Pages whose text consists of sections, and the file of each. */
const informationPages: readonly (readonly [PageId, PageTextsFile])[] = [
  ['first-visit', 'first-visit'],
  ['new-patient', 'new-patient'],
  ['appointment-request', 'appointment'],
  ['change-or-cancel', 'change-or-cancel'],
  ['patient-portal', 'portal'],
  ['how-do-i', 'how-do-i'],
];

/** Joins lines as sentences, so that a list is readable as one paragraph. */
const sentences = (lines: readonly string[]) =>
  lines
    .filter(Boolean)
    .map((line) => (/[.:?!]["”]?$/.test(line) ? line : `${line}.`))
    .join(' ');

const sectionPassages = (page: PageId, sections: InformationPage['sections']): Passage[] =>
  sections.map(({ id, title, text, items }) => ({ page, heading: title, text: sentences([...text, ...items]), hash: id }));

function informationPassages(language: Language): Passage[] {
  return informationPages.flatMap(([page, file]) => sectionPassages(page, informationPage(file, language).sections));
}

function afterHoursPassages(language: Language): Passage[] {
  const care = wordsIn(careWords, language);
  const { situations, avoid, answering } = localized(afterHours(), language);
  const values = sharedValues(language);
  const closed = [care.closed, values.get('closed-call') ?? '', values.get('closed-worse') ?? ''];
  const page = 'after-hours';
  return [
    ...situations.flatMap(({ id, title, lead, care: levels, home }) => [
      { page, heading: title, text: sentences([lead, ...home]), hash: id } as const,
      ...careLevels.flatMap((level) => {
        const signs = levels[level];
        return signs
          ? [{ page, heading: `${title}: ${care[level]}`, text: sentences([...signs.items, signs.note ?? '']), hash: id } as const]
          : [];
      }),
    ]),
    { page, heading: avoid.title, text: sentences(avoid.items), hash: 'avoid' },
    { page, heading: answering.title, text: sentences([...closed, ...answering.text]), hash: 'answering' },
  ];
}

function emergencyPassages(language: Language): Passage[] {
  const w = wordsIn(words, language);
  const { cards, anaphylaxis, asthma, call, ready } = localized(emergency(), language);
  const page = 'emergency';
  return [
    ...[cards.anaphylaxis, cards.asthma].map(
      ({ title, signs, steps }) => ({ page, heading: title, text: sentences([...signs, ...steps]) }) as const,
    ),
    ...[...anaphylaxis.devices, ...asthma.devices].map(
      ({ id, name, steps, care }) =>
        ({ page, heading: name, text: sentences([...steps.map(({ text }) => text), ...care]), hash: id }) as const,
    ),
    ...anaphylaxis.signs.systems.map(({ name, text }) => ({ page, heading: name, text }) as const),
    { page, heading: w.callHeading, text: sentences(call.items) },
    ...ready.items.map(({ title, text }) => ({ page, heading: title, text, hash: 'ready' }) as const),
  ];
}

function kitPassages(language: Language): Passage[] {
  const { foodCard, expiry, phone, travel } = localized(allergyKit(), language);
  const page = 'my-allergy-kit';
  return [
    { page, heading: foodCard.name, text: sentences([foodCard.warning, ...foodCard.kitchen]), hash: 'food' },
    { page, heading: phone.name, text: sentences(phone.text), hash: 'wallet' },
    { page, heading: expiry.name, text: sentences([...expiry.text, expiry.keepOld]), hash: 'expiry' },
    { page, heading: travel.letter.title, text: sentences([...travel.letter.text, ...travel.letter.ask]), hash: 'travel' },
    { page, heading: travel.packing.title, text: sentences([...travel.packing.items, ...travel.packing.hot]), hash: 'travel' },
    ...travel.notes.map(({ title, items }) => ({ page, heading: title, text: sentences(items), hash: 'travel' }) as const),
  ];
}

/** The forms and the letter; what the plans say about a reaction is on the emergency page. */
function schoolPassages(language: Language): Passage[] {
  const { letter, medicine, diet, sitter } = localized(actionPlans(), language);
  const page = 'school-desk';
  return [
    { page, heading: letter.title, text: sentences(letter.ask), hash: 'letter' },
    { page, heading: medicine.title, text: sentences([medicine.intro, ...medicine.rules]), hash: 'medicine' },
    { page, heading: diet.title, text: sentences([diet.intro, diet.rule, diet.own]), hash: 'diet' },
    { page, heading: sitter.title, text: sentences([sitter.intro, ...sitter.rules]), hash: 'sitter' },
  ];
}

function labelPassages(language: Language): Passage[] {
  const w = wordsIn(words, language);
  const { names, sections } = localized(labelGuide(), language);
  const { foods } = localized(allergyKit(), language);
  const page = 'read-a-label';
  const named = names.list.map(({ food, words: onPackages }) => ({
    food,
    name: foods.list.find(({ id }) => id === food)?.name ?? food,
    onPackages,
  }));
  return [
    { page, heading: names.title, text: sentences(named.map(({ name, onPackages }) => `${name}: ${onPackages}`)), hash: 'names' },
    ...named.map(
      ({ food, name, onPackages }) =>
        ({ page, heading: w.onTheLabel(name), text: w.namesOnTheLabel(name, onPackages), hash: `names-${food}` }) as const,
    ),
    ...sectionPassages(page, sections),
  ];
}

function shotPassages(language: Language): Passage[] {
  const w = wordsIn(words, language);
  const { questions, tell, avoid, bring, wait } = localized(shotQuestions(), language);
  const page = 'shots-today';
  return [
    ...questions.map(({ ask, why }) => ({ page, heading: ask, text: why }) as const),
    { page, heading: w.shotRules, text: sentences([...avoid, ...bring, ...tell]) },
    {
      page,
      heading: w.shotWait,
      text: sentences([
        w.stayAfterShot(sharedValues(language).get('wait-after-shot') ?? ''),
        wait.why,
        ...wait.report,
        wait.here,
        wait.away,
      ]),
    },
  ];
}

function seasonPassages(language: Language): Passage[] {
  const w = wordsIn(words, language);
  const { types, months, cedarFever, count } = localized(seasons(), language);
  const page = 'seasons';
  return [
    ...types.map(({ name, about, level }) => {
      const strong = level.flatMap((one, month) => (one > 1 ? [w.monthName(month)] : []));
      return { page, heading: name, text: strong.length > 0 ? `${about} ${w.monthsInAir(strong)}` : about, hash: 'plants' } as const;
    }),
    ...months.map(({ month, words: text }) => ({ page, heading: w.monthName(month - 1), text, hash: 'months' }) as const),
    { page, heading: w.cedarFever, text: sentences(cedarFever.map(({ text }) => text)), hash: 'cedar-fever' },
    { page, heading: w.pollenCount, text: count.text, hash: 'count' },
  ];
}

function recipePassages(language: Language): Passage[] {
  const w = wordsIn(words, language);
  const challenge = localized(bakedChallenge(), language);
  const page = 'baked-challenge-recipes';
  return [
    { page, heading: challenge.warning.title, text: challenge.warning.text },
    { page, heading: w.challengeWhat, text: sentences(challenge.what), hash: 'what' },
    { page, heading: w.challengePostpone, text: sentences(challenge.postpone) },
    { page, heading: w.challengeBring, text: sentences([challenge.before, ...challenge.bring]) },
    ...challenge.questions.map(({ ask, answer }) => ({ page, heading: ask, text: answer, hash: 'questions' }) as const),
    ...recipeIds.flatMap((id) => {
      const { pageId, ingredients, warnings, forbidden } = localized(recipe(id), language);
      const names = [...ingredients.dry, ...ingredients.wet].map(({ name }) => name).join(', ');
      return [
        { page: pageId, heading: w.ingredients, text: `${names}.` },
        { page: pageId, heading: w.recipeRules, text: sentences([...warnings, ...forbidden]) },
      ];
    }),
  ];
}

function medicinePassages(language: Language): Passage[] {
  return localized(medicationRules(), language).map(({ title, text }) => ({
    page: 'medications-to-avoid',
    heading: title,
    text,
    hash: 'rules',
  }));
}

function insurancePassages(language: Language): Passage[] {
  const w = wordsIn(words, language);
  return localized(insurancePlans(), language).lines.map((text) => ({ page: 'insurance', heading: w.insuranceLines, text, hash: 'plans' }));
}

function doctorPassages(language: Language): Passage[] {
  return physicians().flatMap((record) => {
    const { id, name, title, shortDescription, specialFocus, specialties, quickFacts } = localized(record, language);
    const page = `physician/${id}` as const;
    return [
      { page, heading: `${title} ${name}`, text: shortDescription },
      { page, heading: `${title} ${name}`, text: sentences([...specialties, ...specialFocus, ...quickFacts]) },
      { page, heading: `${title} ${name}`, text: plainText(record.bio[language]) },
    ];
  });
}

function legalPassages(language: Language): Passage[] {
  return legalNotices.flatMap((id) => {
    const { title, nodes } = legalPage(id, language);
    const passages: { page: PageId; heading: string; hash?: string; text: string }[] = [{ page: id, heading: title, text: '' }];
    for (const node of nodes) {
      if (typeof node !== 'string' && node.tag === 'h2')
        passages.push({ page: id, heading: plainText(node.children), hash: String(node.attributes.id), text: '' });
      else {
        const last = passages.at(-1);
        if (last) last.text = `${last.text} ${readText([node])}`.trim();
      }
    }
    return passages.filter(({ text }) => text !== '');
  });
}

/** All pages that are not articles, split into passages, each of which can be an answer by itself. */
export function pagePassages(language: Language): Passage[] {
  return [
    informationPassages,
    afterHoursPassages,
    emergencyPassages,
    kitPassages,
    schoolPassages,
    labelPassages,
    shotPassages,
    seasonPassages,
    recipePassages,
    medicinePassages,
    insurancePassages,
    doctorPassages,
    legalPassages,
  ].flatMap((passages) => passages(language));
}
