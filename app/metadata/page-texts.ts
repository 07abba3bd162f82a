import type { Bilingual } from '../site/language.ts';
import type { PageId } from '../site/pages.ts';

/** Pages whose title and description come from their own content records. */
export type RecordPageId = Extract<PageId, `${'condition' | 'service' | 'physician' | 'sheet'}/${string}`>;
export type OwnTextPageId = Exclude<PageId, RecordPageId>;

interface PageText {
  /** The page's name: h1, browser title, breadcrumb, site map. */
  readonly title: Bilingual;
  /** One or two sentences for search results, up to about 155 characters. */
  readonly description: Bilingual;
}

/** A page of the table without an entry here does not compile. */
export const pageTexts: Readonly<Record<OwnTextPageId, PageText>> = {
  home: {
    title: { en: 'Allergy, asthma and immunology in San Antonio', es: 'Alergia, asma e inmunología en San Antonio' },
    description: {
      en: 'Physician-owned allergy and asthma care for adults and children in San Antonio. Three specialists, two offices, English and Spanish.',
      es: 'Atención de alergia y asma para adultos y niños en San Antonio, en manos de sus médicos. Tres especialistas, dos consultorios, en español e inglés.',
    },
  },
  team: {
    title: { en: 'Our team', es: 'Nuestro equipo' },
    description: {
      en: 'Meet the three allergy specialists who own this San Antonio practice, and hear from the staff who greet, test and care for you.',
      es: 'Conozca a los tres especialistas en alergia, dueños de este consultorio en San Antonio, y al personal que le recibe y le atiende.',
    },
  },
  reviews: {
    title: { en: 'Patient reviews', es: 'Opiniones de pacientes' },
    description: {
      en: 'What patients say about each of our three doctors, with the source of every review.',
      es: 'Lo que dicen los pacientes de cada uno de nuestros tres médicos, con la fuente de cada opinión.',
    },
  },
  insurance: {
    title: { en: 'Insurance', es: 'Seguros' },
    description: {
      en: 'Find your health plan in the list of insurance we work with, and see what to ask your insurer before a visit.',
      es: 'Busque su plan en la lista de seguros con los que trabajamos y vea qué preguntar a su aseguradora antes de la cita.',
    },
  },
  locations: {
    title: { en: 'Locations and hours', es: 'Consultorios y horarios' },
    description: {
      en: 'Addresses, phones, office hours and allergy shot hours of our two San Antonio offices, and whether they are open now.',
      es: 'Direcciones, teléfonos, horario y horario de inyecciones de nuestros dos consultorios en San Antonio, y si están abiertos ahora.',
    },
  },
  'patient-routing': {
    title: { en: 'Schedule an appointment', es: 'Haga una cita' },
    description: {
      en: 'One question tells you how to book: have you been seen in our clinic within the past 3 years?',
      es: 'Una pregunta le dice cómo hacer su cita: ¿lo hemos atendido en los últimos 3 años?',
    },
  },
  'new-patient': {
    title: { en: 'New patients', es: 'Pacientes nuevos' },
    description: {
      en: 'New to our practice? How to ask for your first appointment, the forms to fill in, and what it costs.',
      es: '¿Es paciente nuevo? Cómo pedir su primera cita, qué formularios llenar y cuánto cuesta.',
    },
  },
  'new-patient-intake-archive': {
    title: { en: 'Intake sheets to print', es: 'Hojas de ingreso para imprimir' },
    description: {
      en: 'The new patient intake sheet on one page, in English and Spanish, to print and fill in at home.',
      es: 'La hoja de ingreso para pacientes nuevos, en una página, en español e inglés, para imprimir y llenar en casa.',
    },
  },
  'appointment-request': {
    title: { en: 'Request an appointment', es: 'Solicite una cita' },
    description: {
      en: 'How to ask for an appointment at either San Antonio office, what we need to know, and when we answer.',
      es: 'Cómo pedir una cita en cualquiera de los consultorios de San Antonio, qué necesitamos saber y cuándo respondemos.',
    },
  },
  'patient-portal': {
    title: { en: 'Patient portal', es: 'Portal del paciente' },
    description: {
      en: 'What you can do in the patient portal: messages, results, refills and bills, and how to sign in.',
      es: 'Qué puede hacer en el portal del paciente: mensajes, resultados, recetas y pagos, y cómo entrar.',
    },
  },
  'patient-education': {
    title: { en: 'Patient education', es: 'Información para pacientes' },
    description: {
      en: 'Plain pages on 14 allergy, asthma and immune conditions, and on the 8 tests and treatments we offer.',
      es: 'Páginas claras sobre 14 enfermedades de alergia, asma y defensas, y sobre las 8 pruebas y tratamientos que ofrecemos.',
    },
  },
  'medications-to-avoid': {
    title: { en: 'Medications to avoid before skin testing', es: 'Medicamentos que se suspenden antes de la prueba de piel' },
    description: {
      en: 'Which medicines hide an allergy on a skin test, how many days before to ask about them, and which you should never stop.',
      es: 'Qué medicinas ocultan una alergia en la prueba de piel, cuántos días antes preguntar por ellas y cuáles nunca debe dejar.',
    },
  },
  'baked-challenge-recipes': {
    title: { en: 'Baked challenge recipes', es: 'Recetas para el reto horneado' },
    description: {
      en: 'What a baked milk or egg challenge is, when to wait with it, what to bring, and the recipes for the day.',
      es: 'Qué es un reto con leche o huevo horneado, cuándo hay que esperar, qué traer y las recetas para ese día.',
    },
  },
  'baked-milk-recipe': {
    title: { en: 'Baked milk recipe', es: 'Receta con leche horneada' },
    description: {
      en: 'The muffin for a baked milk challenge planned by your doctor: amounts in cups and grams, steps and warnings.',
      es: 'El panquecito para el reto de leche horneada que planeó su médico: medidas en tazas y gramos, pasos y avisos.',
    },
  },
  'baked-egg-recipe': {
    title: { en: 'Baked egg recipe', es: 'Receta con huevo horneado' },
    description: {
      en: 'The muffin for a baked egg challenge planned by your doctor: amounts in cups and grams, steps and warnings.',
      es: 'El panquecito para el reto de huevo horneado que planeó su médico: medidas en tazas y gramos, pasos y avisos.',
    },
  },
  'kids-zone': {
    title: { en: 'Kids Zone', es: 'Zona de niños' },
    description: {
      en: 'Games, fun facts and family quests about noses, pollen and staying well. Nothing is collected and nothing is sold.',
      es: 'Juegos, datos curiosos y misiones en familia sobre la nariz, el polen y la salud. No guardamos datos ni vendemos nada.',
    },
  },
  'fun-facts': {
    title: { en: 'Fun facts', es: 'Datos curiosos' },
    description: {
      en: 'Surprising true facts for children about sneezes, pollen, bees, lungs and the cedar trees of San Antonio.',
      es: 'Datos sorprendentes y ciertos para niños sobre estornudos, polen, abejas, pulmones y los cedros de San Antonio.',
    },
  },
  games: {
    title: { en: 'Games', es: 'Juegos' },
    description: {
      en: 'Two small games for waiting rooms: catch the drips of a runny nose and pop the pollen. Touch or keyboard.',
      es: 'Dos juegos cortos para la sala de espera: atrapa las gotas de la nariz y revienta el polen. Con dedos o teclado.',
    },
  },
  'runny-nose': {
    title: { en: 'Runny Nose', es: 'Nariz moquienta' },
    description: {
      en: 'A small game: catch every drip with a tissue before it falls. Play by touch or keyboard.',
      es: 'Un juego corto: atrapa cada gota con un pañuelo antes de que caiga. Juega con el dedo o el teclado.',
    },
  },
  'pollen-pop': {
    title: { en: 'Pollen Pop', es: 'Revienta el polen' },
    description: {
      en: 'A small game: pop the pollen grains of San Antonio and learn which plant each one comes from.',
      es: 'Un juego corto: revienta los granos de polen de San Antonio y aprende de qué planta viene cada uno.',
    },
  },
  immunequest: {
    title: { en: 'ImmuneQuest', es: 'ImmuneQuest' },
    description: {
      en: 'A family wellness program: quests on sleep, food, movement, clean air and clean hands, with charts to print.',
      es: 'Un programa de bienestar en familia: misiones de sueño, comida, movimiento, aire limpio y manos limpias, con hojas para imprimir.',
    },
  },
  'shots-today': {
    title: { en: 'Can I get my allergy shot today?', es: '¿Puedo ponerme mi inyección para la alergia hoy?' },
    description: {
      en: 'When our two shot rooms are open today, five questions to ask yourself before you come, and a timer for the 30-minute wait.',
      es: 'A qué hora ponemos inyecciones hoy en los dos consultorios, cinco preguntas antes de venir y un reloj para los 30 minutos de espera.',
    },
  },
  seasons: {
    title: { en: "San Antonio's air, month by month", es: 'El aire de San Antonio, mes por mes' },
    description: {
      en: 'What is in the air in San Antonio this month and all year: cedar, oak, pecan, grasses, ragweed, mold, and what helps.',
      es: 'Qué hay en el aire de San Antonio este mes y todo el año: cedro, encino, nogal, pastos, ambrosía, moho, y qué ayuda.',
    },
  },
  emergency: {
    title: { en: 'Emergency: what to do now', es: 'Emergencia: qué hacer ahora' },
    description: {
      en: 'Severe allergic reaction or asthma attack: the signs, the steps, and how to use epinephrine and an inhaler. Call 911. Works with no signal.',
      es: 'Reacción alérgica grave o ataque de asma: las señales, los pasos y cómo usar la epinefrina y el inhalador. Llame al 911. Se abre sin señal.',
    },
  },
  'asthma-action-plan': {
    title: { en: 'Asthma action plan', es: 'Plan de acción para el asma' },
    description: {
      en: 'A one-page asthma action plan with green, yellow and red zones, to print for home and school. Your doctor fills it in and signs it.',
      es: 'Un plan de acción para el asma de una hoja, con zonas verde, amarilla y roja, para la casa y la escuela. Su médico lo llena y lo firma.',
    },
  },
  'anaphylaxis-action-plan': {
    title: { en: 'Anaphylaxis action plan', es: 'Plan de acción para la anafilaxia' },
    description: {
      en: 'A one-page plan for severe allergic reactions, to print for home and school. Your doctor fills it in and signs it.',
      es: 'Un plan de una hoja para reacciones alérgicas graves, para la casa y la escuela. Su médico lo llena y lo firma.',
    },
  },
  'first-visit': {
    title: { en: 'Your first visit', es: 'Su primera cita' },
    description: {
      en: 'How long a first allergy visit takes, what to bring and wear, who you will meet, and what happens step by step.',
      es: 'Cuánto dura la primera cita de alergia, qué traer y qué ponerse, a quién va a conocer y qué pasa, paso a paso.',
    },
  },
  'after-hours': {
    title: { en: 'When we are closed', es: 'Cuando estamos cerrados' },
    description: {
      en: 'A reaction after an allergy shot, an asthma flare or hives when our offices are closed: when to call 911, and when to call us.',
      es: 'Reacción después de una inyección, asma que empeora o ronchas cuando está cerrado: cuándo llamar al 911 y cuándo llamarnos.',
    },
  },
  offline: {
    title: { en: 'You have no connection', es: 'No tiene conexión' },
    description: {
      en: 'Your phone cannot reach our site right now. These pages are kept on your phone.',
      es: 'Su teléfono no puede llegar a nuestro sitio en este momento. Estas páginas están guardadas en su teléfono.',
    },
  },
  'gallery-test-lab': {
    title: { en: 'Gallery', es: 'Galería' },
    description: {
      en: 'Every shared part of this site in its states, and every picture of the opening series.',
      es: 'Cada parte común de este sitio en sus estados, y cada imagen de la serie de inicio.',
    },
  },
  'site-map': {
    title: { en: 'Site map', es: 'Mapa del sitio' },
    description: {
      en: 'Every page of this site in one list.',
      es: 'Todas las páginas de este sitio en una lista.',
    },
  },
  'privacy-practices': {
    title: { en: 'Notice of Privacy Practices', es: 'Aviso de prácticas de privacidad' },
    description: {
      en: 'How our practice uses and protects your health information, and how to get the full notice.',
      es: 'Cómo usamos y protegemos su información de salud, y cómo obtener el aviso completo.',
    },
  },
  nondiscrimination: {
    title: { en: 'Nondiscrimination and language help', es: 'No discriminación y ayuda con el idioma' },
    description: {
      en: 'We treat everyone fairly. Interpreters and help for people with disabilities are free. How to ask, and how to complain.',
      es: 'Tratamos a todos por igual. Los intérpretes y la ayuda para personas con discapacidad son gratis. Cómo pedirlos y cómo quejarse.',
    },
  },
  'good-faith-estimate': {
    title: { en: 'Good-faith estimate', es: 'Estimación de buena fe' },
    description: {
      en: 'If you have no insurance or do not use it, you have the right to know the likely cost of your care beforehand.',
      es: 'Si no tiene seguro o no lo usa, tiene derecho a saber de antemano cuánto puede costar su atención.',
    },
  },
  accessibility: {
    title: { en: 'Accessibility', es: 'Accesibilidad' },
    description: {
      en: 'What we do so that everyone can use this site, and how to tell us when something does not work for you.',
      es: 'Qué hacemos para que todos puedan usar este sitio, y cómo avisarnos si algo no le funciona.',
    },
  },
  'not-found': {
    title: { en: 'Page Not Found', es: 'Página no encontrada' },
    description: {
      en: 'The page you asked for does not exist. Here is how to go on.',
      es: 'La página que buscó no existe. Aquí puede seguir.',
    },
  },
  'not-found-physicians': {
    title: { en: 'Page Not Found: our physicians', es: 'Página no encontrada: nuestros médicos' },
    description: {
      en: 'The page you asked for does not exist. Perhaps you are looking for one of our three physicians.',
      es: 'La página que buscó no existe. Quizá busca a uno de nuestros tres médicos.',
    },
  },
};
