import { describe, expect, it } from 'vitest';
import { requestForm } from '#app/content/requests/request-forms.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { answerFaults } from './answer-faults.ts';
import { askedFields } from './asked.ts';
import { optionFault } from './combinations.ts';
import { packContent } from './content.ts';
import { newRequestId, paddedSizes } from './envelope.ts';
import { type FormDefinition, fieldsOf } from './form-definition.ts';
import { areAnswers, mostAnswers } from './possible-answers.ts';
import { shownAnswers } from './shown-answers.ts';

const forms = {
  appointment: requestForm('appointment'),
  registration: requestForm('registration'),
  cancellation: requestForm('cancellation'),
};
/** Forms that request a visit, for the writer or another person. */
const visitForms = ['appointment', 'registration'] as const;
const today = '2026-11-16';
const child = {
  'for-whom': 'for-child',
  'first-name': 'Íñigo',
  'guardian-name': 'Mª del Carmen O’Neill-Muñoz',
  phone: '(210) 555-0123',
  'consent-call': true,
} as const;
const faults = (more: object, form: FormDefinition<unknown> = forms.appointment) => answerFaults(form, { ...child, ...more }, today);

describe('answers', () => {
  it('of whom cannot come are the name, the phone, the day of the visit and that we may call', () => {
    const given = { 'first-name': 'Ana', phone: child.phone, 'missed-visit': 'Monday at 8 am', 'consent-call': true };
    expect(answerFaults(forms.cancellation, given, today)).toEqual({});
    expect(Object.keys(answerFaults(forms.cancellation, {}, today)).toSorted()).toEqual(Object.keys(given).toSorted());
  });

  it.each(visitForms)('%s: what the office needs to call back is enough', (form) => expect(faults({}, forms[form])).toEqual({}));

  it.each(visitForms)('%s: of nothing, only what the office needs is missed', (form) => {
    expect(answerFaults(forms[form], {}, today)).toEqual({
      'for-whom': 'missing',
      'first-name': 'missing',
      phone: 'missing',
      'consent-call': 'missing',
    });
  });

  it('a guardian is asked for of a child alone', () => {
    expect(faults({ 'guardian-name': undefined })).toEqual({ 'guardian-name': 'missing' });
    expect(faults({ 'guardian-name': undefined, 'for-whom': 'for-me' })).toEqual({});
    expect(askedFields(forms.appointment, { 'for-whom': 'for-me' }).map(({ id }) => id)).not.toContain('guardian-name');
  });

  it.each(['X', 'O’Brien-Peña de la Cruz', '李小龍', 'a'.repeat(80)])('the name %s is fine', (name) => {
    expect(faults({ 'first-name': name, 'last-name': name })).toEqual({});
  });

  it.each<[field: string, answer: unknown, fault: string]>([
    ['first-name', '  ', 'missing'],
    ['first-name', 'a'.repeat(81), 'too-long'],
    ['first-name', ['Ana'], 'wrong-kind'],
    ['first-name', 7, 'wrong-kind'],
    ['phone', '2105550123', 'not-a-phone'],
    ['birth-date', '1990-02-30', 'not-a-date'],
    ['birth-date', '2026-11-17', 'future'],
    ['birth-date', '1905-11-16', 'too-early'],
    ['office', 'houston', 'not-an-option'],
    ['visit-reason', ['visit-new', 'no'], 'not-an-option'],
    ['visit-words', 'ñ'.repeat(501), 'too-long'],
    ['consent-call', false, 'missing'],
    ['consent-call', 'yes', 'wrong-kind'],
    ['first-name', { toString: 1, valueOf: 2 }, 'wrong-kind'],
    ['shoe-size', '9', 'unknown'],
  ])('%s: %j is %s', (field, answer, fault) => expect(faults({ [field]: answer })).toEqual({ [field]: fault }));

  it.each([
    ['born today', { 'birth-date': today }],
    ['500 characters, emoji among them', { 'visit-words': '🤧'.repeat(500) }],
    ['no preference', { office: 'any-office', physician: 'any-physician', 'visit-times': ['monday-morning'] }],
  ])('%s is fine', (_what, more) => expect(faults(more)).toEqual({}));

  it('an email is told what it lacks', () => {
    expect(faults({ email: 'ana@example' }, forms.registration)).toEqual({ email: 'email-no-dot' });
  });

  it('a number that we may leave out keeps nobody from sending', () => {
    for (const field of ['guardian-phone', 'pharmacy-phone'])
      expect(faults({ [field]: 'the one on the card, ext. 4' }, forms.registration)).toEqual({});
    expect(faults({ 'pharmacy-phone': '5'.repeat(61) }, forms.registration)).toEqual({ 'pharmacy-phone': 'not-a-phone' });
  });

  it('of the guardian only what differs is asked', () => {
    const asked = (given: object) => askedFields(forms.registration, { ...child, ...given }).map(({ id }) => id);
    const own = ['guardian-phone', 'guardian-email', 'guardian-address'];
    expect(asked({})).toEqual(expect.arrayContaining(own));
    expect(asked({ 'guardian-same': true }).filter((id) => own.includes(id))).toEqual([]);
  });

  it('fit into the largest envelope, however long and in whatever script', () => {
    for (const form of Object.values(forms)) {
      const answers = Object.fromEntries(
        fieldsOf(form).map(({ id, options, most }) => [id, options ? options.map((option) => option.id) : '👩'.repeat(most ?? 20)]),
      );
      expect(packContent({ form: form.form, language: 'es', answers }, newRequestId(), new Date()).length).toBeLessThanOrEqual(
        paddedSizes.at(-1) ?? 0,
      );
      // Every question with text has a limit.
      for (const { kind, most, id } of fieldsOf(form))
        if (['text', 'longText', 'email'].includes(kind)) expect(most, id).toBeGreaterThan(0);
      expect(areAnswers(answers)).toBe(true);
      // Room for a later release of the site, whose requests may reach the desk before its update.
      expect(fieldsOf(form).length * 2).toBeLessThanOrEqual(mostAnswers.questions);
      for (const { most = 0, options = [] } of fieldsOf(form)) {
        expect(most * 4).toBeLessThanOrEqual(mostAnswers.characters);
        expect(options.length * 2).toBeLessThanOrEqual(mostAnswers.chosen);
      }
    }
  });
});

describe('which doctor is where when', () => {
  const rows = forms.appointment.combinations.rows;

  it('is what the schedules say: half a day at an office, and no more', () => {
    expect(rows).toContainEqual(['medical-center', 'marquez', 'monday-morning']);
    expect(rows).toContainEqual(['lincoln-heights', 'whitaker', 'monday-afternoon']);
    expect(rows).not.toContainEqual(['lincoln-heights', 'marquez', 'thursday-afternoon']);
    const times = fieldsOf(forms.appointment).find(({ id }) => id === 'visit-times');
    // No doctor works on Friday afternoon, so it is not offered.
    expect(times?.options?.map(({ id }) => id)).not.toContain('friday-afternoon');
    expect(times?.options).toHaveLength(9);
  });

  it('limits the times by office and doctor, and leaves the office free', () => {
    const given = { office: 'lincoln-heights', physician: 'marquez' };
    const faultOf = (field: string, option: string) => optionFault(forms.appointment, field, option, given, today);
    const can = (time: string) => faultOf('visit-times', time) === undefined;
    expect(['tuesday-morning', 'tuesday-afternoon', 'thursday-morning'].every(can)).toBe(true);
    expect(['monday-morning', 'thursday-afternoon'].some(can)).toBe(false);
    expect(faultOf('office', 'medical-center')).toBeUndefined();
    expect(faultOf('physician', 'any-physician')).toBeUndefined();
    expect(faults({ ...given, 'visit-times': ['tuesday-morning', 'monday-morning'] })).toEqual({ 'visit-times': 'impossible' });
  });

  it('a doctor who never comes to an office cannot be asked for there', () => {
    const form = {
      ...forms.appointment,
      combinations: { ...forms.appointment.combinations, rows: [['medical-center', 'marquez', 'monday-morning']] },
    };
    expect(faults({ office: 'lincoln-heights', physician: 'marquez' }, form)).toEqual({ office: 'impossible', physician: 'impossible' });
  });
});

describe('whom a doctor sees', () => {
  const adults = ['salinas', 'whitaker'];

  it.each(visitForms)('%s: a child is not sent to one who sees adults only', (form) => {
    for (const physician of adults) {
      expect(faults({ physician }, forms[form])).toEqual({ physician: 'age' });
      expect(optionFault(forms[form], 'physician', physician, child, today)).toBe('age');
    }
    for (const physician of ['marquez', 'any-physician']) expect(faults({ physician }, forms[form])).toEqual({});
  });

  it.each(visitForms)('%s: the date of birth counts more than who writes', (form) => {
    const physician = 'salinas';
    const of = (who: string, birthDate?: string) =>
      answerFaults(
        forms[form],
        {
          ...child,
          'helper-name': 'Rosa',
          'helper-relation': 'nieta',
          'helper-permission': true,
          'for-whom': who,
          'birth-date': birthDate,
          physician,
        },
        today,
      );
    // Eighteen today, and tomorrow.
    expect(of('for-child', '2008-11-16')).toEqual({});
    expect(of('for-child', '2008-11-17')).toEqual({ physician: 'age' });
    expect(of('for-me', '2008-11-17')).toEqual({ physician: 'age' });
    expect(of('for-me')).toEqual({});
    expect(of('for-other', '1941-05-02')).toEqual({});
    expect(of('for-other', '2019-05-02')).toEqual({ physician: 'age' });
    expect(of('for-other')).toEqual({ physician: 'age-unknown' });
  });

  it('nor is a child offered a time at which none of those who see children is there', () => {
    const times = { office: 'lincoln-heights', physician: 'any-physician', 'visit-times': ['monday-afternoon'] };
    expect(faults({ ...times, 'for-whom': 'for-me' })).toEqual({});
    expect(faults(times)).toEqual({ 'visit-times': 'age' });
    expect(faults({ ...times, 'visit-times': ['tuesday-morning'] })).toEqual({});
  });

  it('stands beside the name of each, in both languages', () => {
    const physicians = fieldsOf(forms.appointment).find(({ id }) => id === 'physician');
    const noteOf = (physician: string) => physicians?.options?.find(({ id }) => id === physician)?.note;
    expect(['marquez', 'salinas', 'whitaker', 'any-physician'].map(noteOf)).toEqual([
      { en: 'Sees children and adults · speaks English and Spanish', es: 'Atiende a niños y adultos · habla inglés y español' },
      { en: 'Sees adults only · speaks English and Spanish', es: 'Atiende solo a adultos · habla inglés y español' },
      {
        en: 'Sees adults only · speaks English, interpreter free of charge',
        es: 'Atiende solo a adultos · habla inglés, intérprete gratis',
      },
      undefined,
    ]);
  });
});

describe('who the patient is', () => {
  it.each(visitForms)('%s: whoever writes for another adult says who they are and that they may', (form) => {
    expect(answerFaults(forms[form], { ...child, 'for-whom': 'for-other' }, today)).toEqual({
      'helper-name': 'missing',
      'helper-relation': 'missing',
      'helper-permission': 'missing',
    });
    expect(askedFields(forms[form], { 'for-whom': 'for-other' }).map(({ id }) => id)).not.toContain('guardian-name');
  });

  it.each(visitForms)('%s: the words of the questions are those for that patient', (form) => {
    const label = (who: unknown, id: string) => askedFields(forms[form], { 'for-whom': who }).find((field) => field.id === id)?.label.en;
    expect(label('for-me', 'phone')).toBe('Phone');
    expect(label('for-other', 'phone')).toBe('Phone number where we can call you');
    expect(label('for-child', 'first-name')).toBe('Your child’s first and middle name');
    expect(label('for-other', 'first-name')).toBe('Patient’s first and middle name');
    // From an envelope that no form made.
    for (const who of ['constructor', ['for-child'], 7]) expect(label(who, 'phone')).toBe('Phone');
  });

  it.each(visitForms)('%s: no question’s name tells what to do with it', (form) => {
    for (const { id, label } of fieldsOf(forms[form]))
      expect(`${label.en} ${label.es}`, id).not.toMatch(/check all|marque todo|month\/day|mes\/día/i);
  });
});

describe('answers as they are shown', () => {
  it('stand under their questions, in the language asked for', () => {
    const answers = {
      ...child,
      'birth-date': '2019-03-05',
      physician: 'marquez',
      'visit-times': ['tuesday-morning', 'thursday-afternoon'],
      'visit-words': 'Tos 🤧\nde noche',
    };
    const shown = (language: 'en' | 'es') =>
      shownAnswers(localized(forms.appointment, language), answers, language).flatMap((section) =>
        section.answers.map(({ id, label, value }) => [id, label, value]),
      );
    expect(shown('en')).toEqual([
      ['for-whom', 'Who is the patient?', 'My child'],
      ['first-name', 'Your child’s first and middle name', 'Íñigo'],
      ['birth-date', 'Your child’s date of birth', 'March 5, 2019'],
      ['guardian-name', 'Parent or guardian’s full name', 'Mª del Carmen O’Neill-Muñoz'],
      ['phone', 'Phone number where we can call you', '(210) 555-0123'],
      ['physician', 'Doctor', 'Dr. Elena Márquez'],
      ['visit-times', 'Days and times that work for you', 'Tuesday morning; Thursday afternoon'],
      ['visit-words', 'In your words', 'Tos 🤧\nde noche'],
      ['consent-call', 'The office may call me at this number about this request.', 'Yes'],
    ]);
    expect(shown('es')[2]).toEqual(['birth-date', 'Fecha de nacimiento de su hijo o hija', '5 de marzo de 2019']);
    expect(shown('es').at(-1)?.[2]).toBe('Sí');
  });

  it('of a page before the one question about what a person needs are not lost, and that question is not missed', () => {
    const older = { ...child, interpreter: 'interpreter-yes' };
    expect(answerFaults(forms.registration, older, today)).toEqual({ interpreter: 'unknown' });
    expect(shownAnswers(localized(forms.registration, 'en'), older, 'en').at(-1)?.answers).toEqual([
      { id: 'interpreter', label: 'interpreter', value: 'interpreter-yes' },
    ]);
  });

  it('of another release are not lost', () => {
    const answers = { office: 'old-office', size: '9', list: [1, { a: 2 }] };
    expect(shownAnswers(localized(forms.appointment, 'es'), answers, 'es')).toEqual([
      {
        id: 'request-visit',
        step: 'request',
        title: 'Dónde y cuándo',
        answers: [{ id: 'office', label: 'Consultorio', value: 'old-office (ya no está en el sitio)' }],
      },
      {
        id: 'other-answers',
        step: '',
        title: 'Otras respuestas',
        answers: [
          { id: 'size', label: 'size', value: '9' },
          { id: 'list', label: 'list', value: '[1,{"a":2}]' },
        ],
      },
    ]);
  });
});
