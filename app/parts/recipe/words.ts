import { defineWords } from '#app/site/language.ts';

/** The words of the two recipe pages and of the page that links to them. */
export const words = defineWords({
  challengeLead: {
    en: 'A baked milk or baked egg challenge is a test at our office. Here is how to get ready, and the muffin to bake.',
    es: 'El reto con leche o huevo horneado es una prueba en el consultorio. Aquí ve cómo prepararse y qué panquecito hornear.',
  },
  milkLead: {
    en: 'The muffin for a baked milk challenge that our doctor has planned with you.',
    es: 'El panquecito para el reto de leche horneada que nuestro médico planeó con usted.',
  },
  eggLead: {
    en: 'The muffin for a baked egg challenge that our doctor has planned with you.',
    es: 'El panquecito para el reto de huevo horneado que nuestro médico planeó con usted.',
  },
  emergencyNow: { en: 'If this is a reaction, see what to do now.', es: 'Si es una reacción, vea qué hacer ahora.' },
  draftRecipeTitle: {
    en: 'Draft: use the recipe your doctor gave you',
    es: 'Borrador: use la receta que le dio su médico',
  },
  draftRecipeText: {
    en: 'Our doctors haven’t approved this page yet. Amounts with a star (*) and all gram weights aren’t confirmed.',
    es: 'Nuestros médicos todavía no han aprobado esta página. Las medidas con asterisco (*) y todos los gramos están sin confirmar.',
  },
  draftChallengeTitle: {
    en: 'Draft: follow your doctor’s instructions',
    es: 'Borrador: siga las indicaciones de su médico',
  },
  draftChallengeText: {
    en: 'Our doctors haven’t approved this page yet. If they told you something else, follow that advice.',
    es: 'Nuestros médicos todavía no han aprobado esta página. Si le dijeron otra cosa, haga lo que le dijeron.',
  },

  whatTitle: { en: 'What it is', es: 'Qué es' },
  recipesTitle: { en: 'The recipes', es: 'Las recetas' },
  recipesLead: {
    en: 'Bake the one your doctor told you to bake.',
    es: 'Hornee la que le indicó su médico.',
  },
  milkCard: { en: 'Baked milk muffin', es: 'Panquecito con leche horneada' },
  eggCard: { en: 'Baked egg muffin', es: 'Panquecito con huevo horneado' },
  openMilk: { en: 'Open the milk recipe', es: 'Ver la receta con leche' },
  openEgg: { en: 'Open the egg recipe', es: 'Ver la receta con huevo' },
  postponeTitle: { en: 'When to postpone', es: 'Cuándo hay que esperar' },
  postponeLead: { en: 'Call us to move the visit if there is:', es: 'Llámenos para cambiar la cita si hay:' },
  beforeTitle: { en: 'Before you come', es: 'Antes de venir' },
  bringTitle: { en: 'What to bring', es: 'Qué traer' },
  questionsTitle: { en: 'Questions parents ask', es: 'Preguntas de los papás' },
  moreTitle: { en: 'Read more', es: 'Más información' },
  aboutChallenges: { en: 'Oral food challenges, step by step', es: 'Retos con alimentos, paso a paso' },
  medicines: {
    en: 'Medicines and your skin test: what to stop, what to keep taking',
    es: 'Medicamentos y la prueba de piel: cuáles dejar y cuáles no',
  },

  glanceTitle: { en: 'At a glance', es: 'Lo principal' },
  makes: { en: 'Makes', es: 'Salen' },
  muffins: { en: (count: number) => `${count} full-size muffins`, es: (count: number) => `${count} panquecitos de tamaño normal` },
  fixed: { en: 'Do not double or halve the batch.', es: 'No haga el doble ni la mitad.' },
  oven: { en: 'Oven', es: 'Horno' },
  heat: {
    en: (fahrenheit: number, celsius: number) => `${fahrenheit}\u00a0°F (${celsius}\u00a0°C)`,
    es: (fahrenheit: number, celsius: number) => `a ${fahrenheit}\u00a0°F (${celsius}\u00a0°C)`,
  },
  time: { en: 'Time', es: 'Tiempo' },
  minutes: { en: (count: number) => `${count} minutes`, es: (count: number) => `${count} minutos` },
  inEach: { en: 'In each muffin', es: 'En cada panquecito' },
  milkProtein: {
    en: (grams: number) => `${grams} g of baked milk protein`,
    es: (grams: number) => `${grams} g de proteína de leche horneada`,
  },
  eggProtein: { en: (grams: number) => `about ${grams} g of egg protein`, es: (grams: number) => `unos ${grams} g de proteína de huevo` },
  unconfirmed: { en: 'not confirmed', es: 'sin confirmar' },

  ingredientsTitle: { en: 'Ingredients', es: 'Ingredientes' },
  dry: { en: 'Dry', es: 'Secos' },
  wet: { en: 'Wet', es: 'Líquidos' },
  ingredient: { en: 'Ingredient', es: 'Ingrediente' },
  measure: { en: 'Measure', es: 'Medida' },
  grams: { en: 'Grams', es: 'Gramos' },
  tested: { en: 'the food we test', es: 'lo que se prueba' },
  cup: {
    en: (amount: string, several: boolean) => `${amount} ${several ? 'cups' : 'cup'}`,
    es: (amount: string, several: boolean) => `${amount} ${several ? 'tazas' : 'taza'}`,
  },
  tablespoon: {
    en: (amount: string, several: boolean) => `${amount} ${several ? 'tablespoons' : 'tablespoon'}`,
    es: (amount: string, several: boolean) => `${amount} ${several ? 'cucharadas' : 'cucharada'}`,
  },
  teaspoon: {
    en: (amount: string, several: boolean) => `${amount} ${several ? 'teaspoons' : 'teaspoon'}`,
    es: (amount: string, several: boolean) => `${amount} ${several ? 'cucharaditas' : 'cucharadita'}`,
  },

  stepsTitle: { en: 'Steps', es: 'Pasos' },
  stepsLead: { en: 'Check off each step as you go.', es: 'Marque cada paso al terminarlo.' },
  startOver: { en: 'Clear the check marks', es: 'Borrar las marcas' },
  awake: { en: 'Keep the screen on', es: 'No apagar la pantalla' },
  isAwake: { en: 'The screen stays on', es: 'La pantalla no se apaga' },
  allowedTitle: { en: 'You may swap these', es: 'Esto sí se puede cambiar' },
  allowedLead: { en: 'Ask us first, and tell us what you used.', es: 'Pregúntenos primero y díganos qué usó.' },
  forbiddenTitle: { en: 'Do not use these', es: 'Esto no se puede usar' },
  forbiddenLead: { en: 'They change the dose, so the test wouldn’t count.', es: 'Cambian la cantidad, y el reto no contaría.' },
  warningsTitle: { en: 'Before you bake', es: 'Antes de hornear' },
  print: { en: 'Print this recipe', es: 'Imprimir esta receta' },
  backToChallenge: { en: 'About the challenge: when to postpone, what to bring', es: 'Sobre el reto: cuándo esperar y qué traer' },
});
