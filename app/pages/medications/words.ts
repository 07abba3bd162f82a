import { defineWords } from '#app/site/language.ts';

/** Words of the lists, the rules and the search; the stop-date planner has its own in planner-words.ts. */
export const words = defineWords({
  draftTitle: {
    en: 'Draft: follow your doctor’s instructions first',
    es: 'Borrador: siga primero las indicaciones de su médico',
  },
  draftText: {
    en: 'The doctors at our practice haven’t approved this list yet. If they told you something else, do that.',
    es: 'Los médicos de nuestro consultorio todavía no han aprobado esta lista. Si le dijeron otra cosa, haga lo que le dijeron.',
  },
  rulesTitle: { en: 'Before you stop anything', es: 'Antes de dejar algo' },
  moreRules: {
    en: 'Daily hives, blood tests, challenges, patch tests',
    es: 'Ronchas diarias, análisis de sangre, retos, prueba de parche',
  },

  searchTitle: { en: 'Find your medicine', es: 'Busque su medicina' },
  searchLead: {
    en: 'Type the brand or generic name as it is on the box. Small typos are fine.',
    es: 'Escriba el nombre como viene en la caja, de marca o genérico. No importan los acentos ni los errores pequeños.',
  },
  searchLabel: { en: 'Name of the medicine', es: 'Nombre de la medicina' },
  found: {
    en: (count: number) => (count === 1 ? '1 medicine found' : `${count} medicines found`),
    es: (count: number) => (count === 1 ? 'Se encontró 1 medicina' : `Se encontraron ${count} medicinas`),
  },
  foundAlike: {
    en: (count: number) => (count === 1 ? 'No exact match, but 1 similar name' : `No exact match, but ${count} similar names`),
    es: (count: number) =>
      count === 1 ? 'No está ese nombre exacto, pero hay 1 parecido' : `No está ese nombre exacto, pero hay ${count} parecidos`,
  },
  compare: {
    en: 'Compare it letter by letter with your box. If yours is different, keep taking it and call us.',
    es: 'Compárelo letra por letra con su caja. Si la suya es otra, siga con ella y llámenos.',
  },
  failedTitle: { en: 'The list didn’t load', es: 'La lista no se cargó' },
  nothingTitle: { en: 'We didn’t find that name', es: 'No encontramos ese nombre' },
  nothingText: {
    en: 'Keep taking it and call us. We’ll tell you whether it matters for the test. Never stop an inhaler or nebulizer, or a medicine for blood pressure, the heart or seizures.',
    es: 'Siga con ella y llámenos. Le decimos si importa para la prueba. Nunca deje un inhalador, una nebulización ni las medicinas para la presión, el corazón o las convulsiones.',
  },

  stopTitle: { en: 'Stop before skin testing', es: 'Déjelas antes de la prueba de piel' },
  stopLead: {
    en: 'The number is how many full days to go without it before the test. If a doctor told you to take one of these every day for another illness, ask that doctor first.',
    es: 'El número indica cuántos días completos debe estar sin ella antes de la prueba. Si un médico le indicó una de estas para todos los días por otra enfermedad, pregúntele primero a ese médico. Entre paréntesis está el nombre en inglés, como viene en la etiqueta.',
  },
  askTitle: { en: 'Ask us first', es: 'Pregúntenos primero' },
  askLead: {
    en: 'Keep taking these until you’ve talked with us and with the doctor who prescribed them. The number only shows how many days they can change the test. A blood test is often the better choice.',
    es: 'Siga usándolas hasta hablar con nosotros y con el médico que se las recetó. El número solo dice por cuántos días pueden cambiar la prueba. Muchas veces conviene más un análisis de sangre.',
  },
  tellTitle: { en: 'Keep taking, and call us before the test', es: 'No las deje, y llámenos antes de la prueba' },
  tellLead: {
    en: 'These don’t hide an allergy, but we need to know about them before we test you.',
    es: 'Estas no ocultan una alergia, pero tenemos que saber que las usa antes de hacerle la prueba.',
  },
  keepTitle: { en: 'Keep taking', es: 'No las deje' },
  keepLead: {
    en: 'Take these as usual, even on the day of the test.',
    es: 'Úselas como siempre, también el día de la prueba.',
  },
  askDays: {
    en: (days: number) => `It can change the test for ${days} days.`,
    es: (days: number) => `Puede cambiar la prueba por ${days} días.`,
  },
  days: { en: (days: number) => `${days} days`, es: (days: number) => `${days} días` },
  inMexico: { en: 'in Mexico', es: 'en México' },
  addToPlan: { en: 'Add to my dates', es: 'Agregar a mis fechas' },
  inPlan: { en: 'In my dates', es: 'En mis fechas' },

  formDiffers: { en: (names: string) => `${names}: not the same.`, es: (names: string) => `${names}: no es lo mismo.` },
  plainDiffers: { en: (names: string) => `Plain ${names} is different.`, es: (names: string) => `${names} sin nada más es otra cosa.` },

  callTitle: { en: 'If you’re not sure, call us before you stop anything', es: 'Si tiene dudas, llámenos antes de dejar algo' },
  callText: {
    en: 'Have your medicine boxes with you. We’ll go through them with you.',
    es: 'Tenga a la mano las cajas de sus medicinas. Las revisamos con usted.',
  },
  sourcesTitle: { en: 'How we chose the days', es: 'Cómo escogimos los días' },
  sourcesText: {
    en: 'Clinics and studies give different numbers of days. We chose longer ones, because testing too soon means a wasted visit.',
    es: 'Los consultorios y los estudios dan números de días distintos. Escogimos plazos más largos, porque una prueba hecha antes de tiempo es una cita perdida.',
  },
  printList: { en: 'Print the lists', es: 'Imprimir las listas' },
});
