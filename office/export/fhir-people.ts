/** Who a request is about, who wrote it, and who pays, as FHIR R4 has them: what the form says, in the words that were written. */
import type {
  Address,
  ContactPoint,
  Coverage,
  HumanName,
  Patient,
  PatientCommunication,
  PatientContact,
  RelatedPerson,
} from '@medplum/fhirtypes';
import { patientQuestion, patients } from '#app/requests/patient.ts';
import type { Language } from '#app/site/language.ts';
import type { ReadAnswers } from './fhir-questionnaire.ts';

/** FHIR has no empty lists. */
function some<T>(list: readonly (T | undefined)[]): T[] | undefined {
  const there = list.filter((one) => one !== undefined);
  return there.length > 0 ? there : undefined;
}

function reached(system: 'phone' | 'email', value: string | undefined): ContactPoint | undefined {
  return value === undefined ? undefined : { system, value };
}

function speaks(code: string): PatientCommunication['language'] {
  return { coding: [{ system: 'urn:ietf:bcp:47', code }] };
}

/** Whether the phone is that of the writer, who is not the patient: the form asks for it so. */
function isForAnother(read: ReadAnswers): boolean {
  return read.codes(patientQuestion).some(({ code }) => code === patients.child || code === patients.other);
}

function nameOf({ text }: ReadAnswers): HumanName[] | undefined {
  const [given, family] = [text('first-name'), text('last-name')];
  return given || family ? [{ text: [given, family].filter(Boolean).join(' '), family, given: some([given]) }] : undefined;
}

function addressOf({ text }: ReadAnswers): Address[] | undefined {
  const [street, city, postalCode] = [text('street'), text('city'), text('zip')];
  const parts = [street, city, postalCode].filter(Boolean);
  return parts.length > 0 ? [{ text: parts.join(', '), line: some([street]), city, postalCode }] : undefined;
}

/** The language chosen to be called in; without one, that of the page, where the patient wrote. */
function languagesOf(read: ReadAnswers, page: Language): PatientCommunication[] | undefined {
  const [{ code = '' } = {}] = read.codes('preferred-language');
  if (code === 'english' || code === 'spanish') return [{ language: speaks(code === 'spanish' ? 'es' : 'en'), preferred: true }];
  return code || isForAnother(read) ? undefined : [{ language: speaks(page) }];
}

function emergencyContact({ text }: ReadAnswers): PatientContact | undefined {
  const name = text('emergency-contact');
  const coding = [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0131', code: 'C', display: 'Emergency Contact' }];
  return name === undefined ? undefined : { relationship: [{ coding }], name: { text: name } };
}

export function patientOf(read: ReadAnswers, page: Language): Patient {
  const [{ code: sex } = {}] = read.codes('sex');
  return {
    resourceType: 'Patient',
    name: nameOf(read),
    telecom: some([isForAnother(read) ? undefined : reached('phone', read.text('phone')), reached('email', read.text('email'))]),
    gender: sex === 'female' || sex === 'male' ? sex : undefined,
    birthDate: read.text('birth-date'),
    address: addressOf(read),
    contact: some([emergencyContact(read)]),
    communication: languagesOf(read, page),
  };
}

/** The parent, guardian or helper who wrote; undefined where the patient did. */
export function relatedPersonOf(read: ReadAnswers, page: Language, patient: string): RelatedPerson | undefined {
  const { text, agreed } = read;
  if (!isForAnother(read)) return undefined;
  const name = text('guardian-name') ?? text('helper-name');
  const relation = text('guardian-relation') ?? text('helper-relation');
  const same = agreed('guardian-same');
  const address = text('guardian-address');
  return {
    resourceType: 'RelatedPerson',
    patient: { reference: patient },
    relationship: relation ? [{ text: relation }] : undefined,
    name: name ? [{ text: name }] : undefined,
    telecom: some([
      reached('phone', text('phone')),
      reached('phone', text('guardian-phone')),
      reached('email', text('guardian-email') ?? (same ? text('email') : undefined)),
    ]),
    address: address ? [{ text: address }] : same ? addressOf(read) : undefined,
    communication: [{ language: speaks(page) }],
  };
}

/** The plan that was named: `draft`, since nobody at the office has looked at the card. */
export function coverageOf({ text, codes }: ReadAnswers, patient: string): Coverage | undefined {
  const [plan] = codes('plan');
  if (!plan || plan.code === 'plan-none') return undefined;
  const holder = text('policy-holder');
  return {
    resourceType: 'Coverage',
    status: 'draft',
    beneficiary: { reference: patient },
    payor: [{ display: text('plan-other') ?? plan.display }],
    subscriberId: text('member-number'),
    subscriber: holder ? { display: holder } : undefined,
  };
}
