import { defineWords } from '#app/site/language.ts';

/** The printed words of the action plans; zones, signs and permissions are in content/action-plans.yaml. */
export const planWords = defineWords({
  valid: {
    en: 'This plan counts only when the doctor has filled it in and signed it.',
    es: 'Este plan vale solo si el médico lo llenó y lo firmó.',
  },
  back: { en: 'What to do in an emergency', es: 'Qué hacer en una emergencia' },
  // Who it is for.
  who: { en: 'For', es: 'Para' },
  name: { en: 'Name', es: 'Nombre' },
  birth: { en: 'Date of birth (month/day/year)', es: 'Fecha de nacimiento (mes/día/año)' },
  school: { en: 'School and grade', es: 'Escuela y grado' },
  doctor: { en: 'Doctor', es: 'Médico' },
  doctorPhone: { en: 'Doctor’s phone', es: 'Teléfono del médico' },
  best: { en: 'Personal best peak flow', es: 'Mejor marca de flujo máximo' },
  allergicTo: { en: 'Allergic to', es: 'Alergia a' },
  hasAsthma: { en: 'Asthma (a higher risk)', es: 'Asma (más riesgo)' },
  hadBefore: { en: 'Anaphylaxis before', es: 'Anafilaxia antes' },
  // What the doctor fills in.
  medicine: { en: 'Medicine', es: 'Medicina' },
  amount: { en: 'How much', es: 'Cuánto' },
  often: { en: 'When and how often', es: 'Cuándo y cada cuánto' },
  zone: { en: 'Zone', es: 'Zona' },
  peakFlow: { en: 'Peak flow', es: 'Flujo máximo' },
  beforeExercise: { en: 'Before exercise', es: 'Antes del ejercicio' },
  triggers: { en: 'What sets it off', es: 'Qué lo provoca' },
  other: { en: 'Other', es: 'Otro' },
  signs: { en: 'Signs', es: 'Señales' },
  steps: { en: 'Do this, in this order', es: 'Haga esto, en este orden' },
  orders: { en: 'The doctor fills in', es: 'El médico llena' },
  device: { en: 'Epinephrine: which device', es: 'Epinefrina: qué aparato' },
  dose: { en: 'Dose', es: 'Dosis' },
  secondDose: { en: 'Second dose after (minutes)', es: 'Segunda dosis después de (minutos)' },
  kept: { en: 'Where the devices are kept', es: 'Dónde se guardan los aparatos' },
  laterMedicine: { en: 'Only after epinephrine: medicine and dose', es: 'Solo después de la epinefrina: medicina y dosis' },
  // School, contacts, signatures.
  atSchool: { en: 'At school', es: 'En la escuela' },
  from: { en: 'Valid from', es: 'Vale desde' },
  to: { en: 'until', es: 'hasta' },
  contacts: { en: 'Who to call', es: 'A quién llamar' },
  contact: { en: 'Name and relation', es: 'Nombre y parentesco' },
  phone: { en: 'Phone', es: 'Teléfono' },
  signatures: { en: 'Signatures', es: 'Firmas' },
  doctorSigns: { en: 'Doctor’s signature', es: 'Firma del médico' },
  parentSigns: { en: 'Signature of parent or guardian', es: 'Firma del padre, madre o tutor legal' },
  date: { en: 'Date', es: 'Fecha' },
});
