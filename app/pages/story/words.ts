import { defineWords } from '#app/site/language.ts';

/** Children are addressed as tú; parents, in the line for them and how to fold, as usted. */
export const words = defineWords({
  book: { en: 'Print the little book', es: 'Imprimir el librito' },
  before: { en: 'Back', es: 'Atrás' },
  after: { en: 'Next', es: 'Siguiente' },
  pictures: { en: 'The story, picture by picture', es: 'El cuento, dibujo por dibujo' },
  mine: { en: 'My name:', es: 'Mi nombre:' },
  parents: { en: 'For parents', es: 'Para los padres' },
  foldTitle: { en: 'How to fold the little book', es: 'Cómo doblar el librito' },
  fold: {
    en: 'Print this page on one sheet, in landscape.|Fold it in half three times and open it again. Now you have eight small pages.|Fold it in half the short way. Cut the thick dashed line, from the fold to the middle.|Open it, fold it in half the long way and push both ends together until a book stands up.',
    es: 'Imprima esta página en una hoja, a lo ancho.|Dóblela a la mitad tres veces y ábrala: quedan ocho paginitas.|Dóblela a la mitad por lo corto. Corte la línea gruesa de rayitas, del doblez a la mitad.|Ábrala, dóblela a la mitad por lo largo y empuje las dos puntas hasta que se forme el librito.',
  },
  readMore: { en: 'Read more, for parents', es: 'Lea más, para los padres' },
  others: { en: 'More stories', es: 'Más cuentos' },
});
