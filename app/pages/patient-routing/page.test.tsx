import { expect, it } from 'vitest';
import { frameData } from '#app/content/pages/frame.server.ts';
import * as newPatient from '#app/pages/new-patient/page.tsx';
import { first, links, renderedPage, textOf } from '#app/pages/page-fixture.tsx';
import { formAnchor } from '#app/parts/request-form/form-place.ts';
import { words } from '#app/parts/returning-question/words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import * as routing from './page.tsx';

const pages = {
  en: await renderedPage(routing, pathOf('patient-routing', 'en')),
  es: await renderedPage(routing, pathOf('patient-routing', 'es')),
};

it.each(languages)('asks in %s the one question: NO leads to new patients, YES to asking for an appointment', (language) => {
  const question = first(pages[language], 'section[aria-labelledby="returning-question"]');
  expect(textOf(question)).toContain(words.question[language](3));
  const [no, yes, ...offices] = links(question);
  expect(no).toEqual([expect.stringContaining(words.noMeaning[language]), `${pathOf('new-patient', language)}#${formAnchor}`]);
  expect(yes).toEqual([expect.stringContaining(words.yesMeaning[language]), `${pathOf('appointment-request', language)}#${formAnchor}`]);
  expect(offices.map(([, href]) => href)).toEqual(['#ways']);
  const phones = links(first(pages[language], '#ways')).map(([, href]) => href);
  expect(phones).toEqual(expect.arrayContaining(frameData(language).offices.map((office) => `tel:${office.phones.office}`)));
});

it.each([
  ['en', '12 to 24 hours', '7 to 10 minutes'],
  ['es', '12 a 24 horas', '7 a 10 minutos'],
] as const)('promises in %s an answer within the hours, and forms of the minutes, of the record', async (language, answer, forms) => {
  const shown = textOf(await renderedPage(newPatient, pathOf('new-patient', language)));
  expect(textOf(pages[language])).toContain(answer);
  expect(shown).toContain(answer);
  expect(shown).toContain(forms);
});
