import { defineWords } from '#app/site/language.ts';

/** Children are spoken to as tú; what says "parents" speaks to grown-ups as usted. */
export const words = defineWords({
  lead: {
    en: 'A quest for the whole family. Pick one, check its boxes, and win the badge. Small habits help your body do its work.',
    es: 'Una aventura para toda la familia. Elige una misión, marca sus cuadros y gana la insignia. Los hábitos pequeños ayudan a tu cuerpo a hacer su trabajo.',
  },
  howTitle: { en: 'How it works', es: 'Cómo funciona' },
  how: {
    en: 'Pick one quest with your family, and find the task for your age.|Each time you do it, check a box.|All boxes checked? The badge is yours! Print your certificate.',
    es: 'Elige una misión con tu familia y busca la tarea para tu edad.|Cada vez que la hagas, marca un cuadro.|¿Todos los cuadros marcados? ¡La insignia es tuya! Imprime tu diploma.',
  },
  quests: { en: 'The quests', es: 'Las misiones' },
  day: { en: (day: number) => `Day ${day}`, es: (day: number) => `Día ${day}` },
  boxesOf: { en: (title: string) => `Boxes of ${title}`, es: (title: string) => `Cuadros de ${title}` },
  done: { en: (days: number, all: number) => `${days} of ${all} days`, es: (days: number, all: number) => `${days} de ${all} días` },
  stepsDone: { en: (done: number, all: number) => `${done} of ${all} done`, es: (done: number, all: number) => `${done} de ${all} hechas` },
  young: { en: 'Ages 3 to 5', es: 'De 3 a 5 años' },
  school: { en: 'Ages 6 to 9', es: 'De 6 a 9 años' },
  older: { en: 'Age 10 and up', es: 'Desde los 10 años' },
  won: { en: 'Badge won! Well done!', es: '¡Ganaste la insignia! ¡Muy bien!' },
  steps: { en: 'How to do it', es: 'Cómo hacerla' },
  fact: { en: 'Did you know?', es: '¿Sabías que…?' },
  source: { en: 'Source', es: 'Fuente' },
  forParents: { en: 'For parents', es: 'Para los padres' },
  readOn: { en: 'Read more on our site', es: 'Lea más en nuestro sitio' },
  pollenToday: { en: 'Pollen in the air today', es: 'El polen de hoy en el aire' },
  badges: {
    en: (won: number, all: number) => `Badges won: ${won} of ${all}`,
    es: (won: number, all: number) => `Insignias: ${won} de ${all}`,
  },
  printChart: { en: 'Print the chart', es: 'Imprimir la hoja' },
  printCertificate: { en: 'Print a certificate', es: 'Imprimir un diploma' },
  printWithout: {
    en: 'To use it on paper, print this page: you get a chart with all quests and a certificate.',
    es: 'Para usarla en papel, imprime esta página: salen una hoja con todas las misiones y un diploma.',
  },
  clear: { en: 'Erase all checks', es: 'Borrar todas las marcas' },
  clearSure: { en: 'Really erase all checks?', es: '¿Seguro que quieres borrar todas las marcas?' },
  notKept: {
    en: 'This browser does not let us keep your checks. They last until you close the page. Print the chart to be safe.',
    es: 'Este navegador no deja guardar tus marcas. Duran hasta que cierres la página. Mejor imprime la hoja.',
  },
  parentsTitle: { en: 'For parents', es: 'Para los padres' },
  parentsPrivacy: {
    en: 'The checks stay in this browser, on this device. We never ask for a name, an email, a photo or a birthday, and nothing is sent to us.',
    es: 'Las marcas se quedan en este navegador, en este aparato. Nunca pedimos nombre, correo, foto ni fecha de nacimiento, y no se nos envía nada.',
  },
  parentsAdvice: {
    en: 'ImmuneQuest supports healthy habits. It does not treat any illness and does not take the place of your doctor’s advice. Follow your child’s own plan.',
    es: 'ImmuneQuest apoya hábitos sanos. No trata ninguna enfermedad ni sustituye el consejo de su médico. Siga el plan de su hijo.',
  },
  chartTitle: { en: 'My quest chart', es: 'Mi hoja de misiones' },
  chartLead: { en: 'Check or color a box each time you do it.', es: 'Marca o colorea un cuadro cada vez que la hagas.' },
  quest: { en: 'Quest', es: 'Misión' },
  certificate: { en: 'Certificate', es: 'Diploma' },
  certificateOf: { en: 'This certificate belongs to', es: 'Este diploma es de' },
  certificateFor: { en: 'for finishing:', es: 'por cumplir:' },
  signed: { en: 'Signed by a proud grown-up', es: 'Firma de un adulto orgulloso' },
  dated: { en: 'Day', es: 'Fecha' },
});
