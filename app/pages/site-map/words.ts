import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  // Groups.
  visit: { en: 'Start here and request a visit', es: 'Empiece aquí y pida su cita' },
  about: { en: 'About us', es: 'Quiénes somos' },
  locations: { en: 'Locations and hours', es: 'Consultorios y horarios' },
  insurance: { en: 'Insurance', es: 'Seguros' },
  conditions: { en: 'Conditions we treat', es: 'Enfermedades que tratamos' },
  services: { en: 'Tests and treatments', es: 'Pruebas y tratamientos' },
  tools: { en: 'For patients and children', es: 'Para pacientes y niños' },
  notices: { en: 'Notices and this site', es: 'Avisos y este sitio' },
  // Around groups.
  parts: { en: 'Parts of the list', es: 'Partes de la lista' },
  lead: {
    en: 'Every page, with a line about it.',
    es: 'Todas las páginas, con una línea sobre lo que hay en cada una.',
  },
  find: {
    en: 'To find a word, use your browser’s search in the page: Ctrl and F on a computer (⌘ and F on a Mac), “Find in page” in a phone’s browser menu.',
    es: 'Para buscar una palabra, use la búsqueda de su navegador: Ctrl y F en una computadora (⌘ y F en una Mac), “Buscar en la página” en el menú del navegador del teléfono.',
  },
});
