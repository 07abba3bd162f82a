import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  see: { en: 'See it', es: 'Verlo' },
  seeHelp: {
    en: 'With what this form says, saved or not. Choose a sentence to go to its field.',
    es: 'Con lo que dice este formulario. Elija una frase para ir a su campo.',
  },
  drawing: { en: 'Drawing the page…', es: 'Dibujando la página…' },
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
    en: 'Go by the menus, and choose the sentence you want to change.',
    es: 'Vaya por los menús y elija la frase que quiere cambiar.',
  },
  which: { en: 'Which one do you want to change?', es: '¿Cuál quiere cambiar?' },
  goThere: { en: 'None: go to the page it leads to', es: 'Ninguna: ir a la página a la que lleva' },
  notYet: { en: 'This cannot be shown yet, because:', es: 'Esto todavía no se puede mostrar, porque:' },
  stopped: { en: 'The drawing stopped. Press “See it” again.', es: 'El dibujo se detuvo. Presione “Verlo” otra vez.' },
  notBuilt: { en: 'The site is not built here: run “npm run build” once.', es: 'El sitio no está construido aquí: corra “npm run build”.' },
});
