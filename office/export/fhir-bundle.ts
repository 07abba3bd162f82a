import type { Appointment, Bundle, Coding, Flag, QuestionnaireResponse, Resource } from '@medplum/fhirtypes';
import { type FormDefinition, fieldsOf } from '#app/requests/form-definition.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { contactNeedsQuestion } from '../requests/read-request.ts';
import type { SavedRequest } from '../requests/request-box.ts';
import { words } from '../requests/words.ts';
import { coverageOf, patientOf, relatedPersonOf } from './fhir-people.ts';
import { type Names, namesBelow, questionnaireOf, type ReadAnswers, readAnswers, responseItems } from './fhir-questionnaire.ts';
import { stableId } from './stable-id.ts';

export interface FhirOptions {
  /** In `language`. */
  readonly forms: readonly FormDefinition[];
  readonly language: Language;
  /** Address of the practice's site. */
  readonly site: string;
  readonly now: Date;
}

/**
 * Requests for another system: a FHIR R4 collection with each form that was used as a Questionnaire and, for each
 * request, what R4 requires and the form says: Flag for each need, Patient, RelatedPerson, Coverage, Appointment, and
 * every answer in a QuestionnaireResponse.
 */
export async function fhirBundle(requests: readonly SavedRequest[], { forms, language, site, now }: FhirOptions): Promise<Bundle> {
  const names = namesBelow(site);
  const w = wordsIn(words, language);
  const used = forms.filter(({ form }) => requests.some(({ opened }) => opened.form === form));
  const questionnaires = used.map((form) => questionnaireOf(form, names, w[form.form], language));
  const about = await Promise.all(
    requests.map((request) => {
      const form = used.find((one) => one.form === request.opened.form);
      return form ? resourcesOf(request, form, names, language) : [];
    }),
  );
  const entry = [...questionnaires, ...about.flat()].map((resource) => ({
    fullUrl: names.full(`${resource.resourceType}/${resource.id}`),
    resource,
  }));
  return { resourceType: 'Bundle', type: 'collection', timestamp: now.toISOString(), entry };
}

/** Their ids are the same whenever the same request is exported, so that a second import can be noticed. */
async function resourcesOf({ id, receivedAt, opened }: SavedRequest, form: FormDefinition, names: Names, language: Language) {
  const read = readAnswers(form, opened.answers, names);
  const own = stableId(id);
  const patient = `Patient/${own}`;
  const person = relatedPersonOf(read, opened.language, patient);
  const coverage = coverageOf(read, patient);
  const item = responseItems(form, opened.answers, names, language);
  const response: QuestionnaireResponse = {
    resourceType: 'QuestionnaireResponse',
    identifier: { system: names.references, value: await referenceOf(id) },
    questionnaire: names.questionnaire(form.form),
    status: 'completed',
    subject: { reference: patient },
    authored: receivedAt,
    source: { reference: person ? `RelatedPerson/${own}` : patient },
    item: item.length > 0 ? item : undefined,
  };
  const resources: (Resource | undefined)[] = [
    patientOf(read, opened.language),
    person,
    coverage,
    form.form === 'cancellation' ? undefined : visitOf(read, form, patient),
    response,
  ];
  return [
    ...read.codes(contactNeedsQuestion).map((code) => ({ ...flagOf(code, patient), id: stableId(`${id}/${code.code}`) })),
    ...resources.flatMap((resource) => (resource ? [{ ...resource, id: own }] : [])),
  ];
}

function flagOf(code: Coding, patient: string): Flag {
  return { resourceType: 'Flag', status: 'active', code: { coding: [code], text: code.display }, subject: { reference: patient } };
}

/** The visit that is asked for: nobody has said when yet. */
function visitOf({ text, codes }: ReadAnswers, form: FormDefinition, patient: string): Appointment {
  const reasons = [...codes('visit-reason'), ...codes('reason')];
  const anyOnes = fieldsOf(form).flatMap(({ options = [] }) => options.filter(({ any }) => any).map(({ id }) => id));
  const wishes = [...codes('physician'), ...codes('office')].filter(({ code = '' }) => !anyOnes.includes(code));
  const times = codes('visit-times').map(({ display }) => display);
  const actors = [{ reference: patient }, ...wishes.map(({ display }) => ({ display }))];
  return {
    resourceType: 'Appointment',
    status: 'proposed',
    reasonCode: reasons.length > 0 ? reasons.map((code) => ({ coding: [code], text: code.display })) : undefined,
    comment: [times.join('; '), text('visit-words') ?? text('reason-words')].filter(Boolean).join('\n') || undefined,
    participant: actors.map((actor) => ({ actor, status: 'needs-action' })),
  };
}
