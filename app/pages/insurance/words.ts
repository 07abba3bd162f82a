import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  lead: {
    en: 'Look for your plan by the name on your card. If you don’t find it, call us. The list may be missing it.',
    es: 'Busque su plan por el nombre que aparece en su tarjeta. Si no lo encuentra, llámenos. Es posible que falte en la lista.',
  },
  // The search
  find: { en: 'Find your plan', es: 'Busque su plan' },
  findHint: { en: 'For example: Blue Cross, Tricare, CHIP', es: 'Por ejemplo: Blue Cross, Tricare, CHIP' },
  clear: { en: 'Clear', es: 'Borrar' },
  onList: { en: (count: number) => `${count} plans on the list`, es: (count: number) => `${count} planes en la lista` },
  found: {
    en: (count: number) => (count === 1 ? '1 plan found' : `${count} plans found`),
    es: (count: number) => (count === 1 ? 'Encontramos 1 plan' : `Encontramos ${count} planes`),
  },
  none: { en: 'No plan with this name on the list', es: 'No hay ningún plan con ese nombre en la lista' },
  accepted: { en: 'Accepted', es: 'Lo aceptamos' },
  plans: { en: 'Plans we work with', es: 'Planes con los que trabajamos' },
  draft: {
    en: (date: string) => `This list is a draft of ${date}. The practice must confirm each plan. Call us before you count on it.`,
    es: (date: string) =>
      `Esta lista es un borrador del ${date}. El consultorio debe confirmar cada plan. Llámenos y pregunte por el suyo.`,
  },
  asOf: { en: (date: string) => `List of ${date}.`, es: (date: string) => `Lista del ${date}.` },
  notListed: { en: 'If your plan isn’t listed, call us', es: '¿No está en la lista? Llámenos.' },
  notListedText: {
    en: 'Have your card ready. We’ll check your plan with you on the phone.',
    es: 'Tenga su tarjeta a la mano. Revisamos su plan con usted por teléfono.',
  },
  // The drawn card
  planName: { en: 'Name of your plan', es: 'Nombre de su plan' },
  planNameOnCard: {
    en: 'The plan’s name is on the front of your card.',
    es: 'El nombre del plan está al frente de su tarjeta.',
  },
  // Next to the list
  goodToKnow: { en: 'Good to know', es: 'Conviene saber' },
  ask: { en: 'What to ask your insurer', es: 'Qué preguntar a su aseguradora' },
  askLead: {
    en: 'Call the number on the back of your card. These questions help you avoid surprises:',
    es: 'Llame al número que está al reverso de su tarjeta. Estas preguntas evitan sorpresas:',
  },
  askNetwork: {
    en: 'Is this doctor, at this office, in my network?',
    es: '¿Este médico, en este consultorio, está dentro de mi red?',
  },
  askReferral: {
    en: 'Do I need a referral from my primary care doctor?',
    es: '¿Necesito una referencia de mi médico de cabecera?',
  },
  askAuthorization: {
    en: 'Which tests or treatments need prior authorization?',
    es: '¿Qué pruebas o tratamientos necesitan autorización previa?',
  },
  askCopay: {
    en: 'What is my copay for a visit with a specialist?',
    es: '¿Cuánto es mi copago por una consulta con un especialista?',
  },
  askDeductible: {
    en: 'How much of my deductible is left this year?',
    es: '¿Cuánto me falta de mi deducible este año?',
  },
  askServices: {
    en: 'What will I pay for allergy tests, breathing tests and allergy shots?',
    es: '¿Cuánto voy a pagar por pruebas de alergia, pruebas de respiración e inyecciones para la alergia?',
  },
  askNote: {
    en: 'Write down the date and the name of the person you spoke with.',
    es: 'Anote la fecha y el nombre de la persona con quien habló.',
  },
  selfPay: { en: 'Paying on your own', es: 'Si paga por su cuenta' },
  selfPayText: {
    en: 'If you have no insurance, or choose not to use it, you have the right to know the likely cost before your visit. We’ll give it to you in writing.',
    es: 'Si no tiene seguro, o prefiere no usarlo, tiene derecho a saber antes de su cita cuánto puede costar. Se lo damos por escrito.',
  },
  selfPayLink: { en: 'Your right to a good-faith estimate', es: 'Su derecho a una estimación de buena fe' },
});
