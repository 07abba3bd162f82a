import { defineWords } from '#app/site/language.ts';

/** Words around the texts of content/emergency.yaml, which has the signs and steps too. */
export const pageWords = defineWords({
  allergic: { en: 'Severe allergic reaction', es: 'Reacción alérgica grave' },
  asthma: { en: 'Asthma attack', es: 'Ataque de asma' },
  choking: { en: 'Choking', es: 'Atragantamiento' },
  /** Above the first two steps. */
  forAllergic: { en: 'For a severe allergic reaction:', es: 'Para una reacción alérgica grave:' },
  signs: { en: 'Symptoms, one by one', es: 'Los síntomas, uno por uno' },
  useEpinephrine: { en: 'How to use epinephrine', es: 'Cómo usar la epinefrina' },
  positions: { en: 'Next: lay the person down and watch', es: 'Después: acostar y vigilar' },
  wait: { en: 'While you wait for the ambulance', es: 'Mientras llega la ambulancia' },
  asthmaSigns: { en: 'Call 911 for any one of these', es: 'Llame al 911 por cualquiera de estos síntomas' },
  useInhaler: { en: 'How to use the inhaler', es: 'Cómo usar el inhalador' },
  tell: { en: 'What to tell 911', es: 'Qué decirle al 911' },
  stay: { en: 'Stay on the line until they tell you to hang up.', es: 'No cuelgue hasta que se lo digan.' },
  offices: { en: 'Our offices are not for emergencies', es: 'Nuestros consultorios no son para emergencias' },
  officesText: {
    en: 'In an emergency, call 911 first. Call us afterward, or with a question about your plan.',
    es: 'En una emergencia, llame primero al 911. Llámenos después, o si tiene una pregunta sobre su plan.',
  },
  otherSigns: { en: 'Other emergencies', es: 'Otras emergencias' },
  otherSignsText: {
    en: 'These symptoms need a hospital too. Do not wait for us to open.',
    es: 'Con estos síntomas también hay que ir al hospital. No espere a que abramos.',
  },
  allLevels: { en: 'All symptoms, and how soon each needs care', es: 'Todos los síntomas, y qué tan pronto necesita atención cada uno' },
  ready: { en: 'Be ready for next time', es: 'Prepárese para la próxima vez' },
  plansText: {
    en: 'Each plan is one page to print. The doctor fills it out and signs it with you.',
    es: 'Cada plan es una hoja para imprimir. El médico lo llena y lo firma con usted.',
  },
  print: { en: 'Print this page', es: 'Imprimir esta página' },
});
