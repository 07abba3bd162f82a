import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  see: { en: 'See it', es: 'Verlo' },
  seeHelp: {
    en: 'The page as visitors would see it with what this form says, saved or not. Choose a sentence to go to its field.',
    es: 'La página como la verían los visitantes con lo que dice este formulario, guardado o no. Elija una frase para ir a su campo.',
  },
  frame: { en: 'The page of the site', es: 'La página del sitio' },
  language: { en: 'Language', es: 'Idioma' },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  theme: { en: 'Colors', es: 'Colores' },
  light: { en: 'Light', es: 'Claro' },
  dark: { en: 'Dark', es: 'Oscuro' },
  width: { en: 'Screen', es: 'Pantalla' },
  phone: { en: 'Phone', es: 'Teléfono' },
  computer: { en: 'Computer', es: 'Computadora' },
  site: { en: 'Point to it on the site', es: 'Señalarlo en el sitio' },
  siteHelp: {
    en: 'Go to the page by its menus, and choose the sentence you want to change. What gets no dashed line is not changed here yet.',
    es: 'Vaya a la página con sus menús y elija la frase que quiere cambiar. Lo que no muestra una línea punteada todavía no se cambia aquí.',
  },
  which: { en: 'Which one do you want to change?', es: '¿Cuál quiere cambiar?' },
  goThere: { en: 'None: go to the page it leads to', es: 'Ninguna: ir a la página a la que lleva' },
  notYet: { en: 'This cannot be shown yet, because:', es: 'Esto todavía no se puede mostrar, porque:' },
  stopped: { en: 'The drawing stopped. Press “See it” again.', es: 'El dibujo se detuvo. Presione “Verlo” otra vez.' },
  notBuilt: {
    en: 'The site has not been built on this computer. Ask whoever set up the desk to run “npm run build” once.',
    es: 'El sitio no se ha construido en esta computadora. Pida a quien preparó el programa que corra “npm run build” una vez.',
  },
});
