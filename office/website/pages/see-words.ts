import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  see: { en: 'Preview', es: 'Vista previa' },
  seeHelp: {
    en: 'Shows the page with your changes, saved or not. Click a sentence to go to its field.',
    es: 'Muestra la página con sus cambios, guardados o no. Haga clic en una frase para ir a su campo.',
  },
  drawing: { en: 'Loading the page…', es: 'Cargando la página…' },
  frame: { en: 'Preview of the site', es: 'Vista previa del sitio' },
  language: { en: 'Language', es: 'Idioma' },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  theme: { en: 'Colors', es: 'Colores' },
  light: { en: 'Light', es: 'Claro' },
  dark: { en: 'Dark', es: 'Oscuro' },
  width: { en: 'Screen', es: 'Pantalla' },
  phone: { en: 'Phone', es: 'Teléfono' },
  computer: { en: 'Computer', es: 'Computadora' },
  site: { en: 'Find it on the site', es: 'Señalarlo en el sitio' },
  siteHelp: {
    en: 'Use the site’s menus to find the page, then click the sentence you want to change.',
    es: 'Busque la página con los menús y haga clic en la frase que quiere cambiar.',
  },
  which: { en: 'Which one do you want to change?', es: '¿Cuál quiere cambiar?' },
  goThere: { en: 'None of these. Open the page it links to', es: 'Ninguna. Abrir la página a la que lleva' },
  notYet: { en: 'The preview can’t be shown until you fix this:', es: 'La vista previa no se puede mostrar hasta corregir esto:' },
  stopped: { en: 'The preview stopped. Click “Preview” again.', es: 'La vista previa se detuvo. Haga clic en “Vista previa” otra vez.' },
  notBuilt: {
    en: 'The preview isn’t set up on this computer yet. Ask IT support (they run “npm run build” once).',
    es: 'La vista previa todavía no está lista en esta computadora. Pregunte a soporte técnico (debe correr “npm run build” una vez).',
  },
  nowhere: { en: 'This sentence isn’t in a form', es: 'Esta frase no está en ningún formulario' },
  nowhereHelp: {
    en: (text: string) => `“${text}” is part of the program. Ask IT support to have it changed.`,
    es: (text: string) => `«${text}» es parte del programa. Pida a soporte técnico que la cambie.`,
  },
  back: { en: 'Back to the site', es: 'Regresar al sitio' },
});
