import { describe, expect, it } from 'vitest';
import { phrasesIn } from './phrases.ts';
import { spanishPhrases } from './spanish-phrases.ts';

const found = (text: string) => phrasesIn(text, spanishPhrases).map((one) => one.found);

describe('the Spanish phrases', () => {
  it.each([
    ['Mirar toma de 1 a 5 minutos.', 'toma de 1 a 5 minutos'],
    ['Las pruebas toman unos 40 minutos.', 'toman unos 40 minutos'],
    ['Llegar a la dosis completa toma de 3 a 6 meses.', 'toma de 3 a 6 meses'],
    ['Toma un minuto o dos.', 'Toma un minuto'],
    ['Llenarlos toma de {forms-minutes}.', 'toma de {forms-minutes}'],
    ['Llame a más tardar el lunes, 30 de noviembre.', 'el lunes, 3'],
    ['La prueba del jueves, 10 de diciembre', 'del jueves, 1'],
    ['Seque lo mojado dentro de 24 a 48 horas.', 'dentro de 24 a 48 horas'],
    ['Tiene AEH y le van a operar', 'le van a operar'],
  ])('finds it in %s', (text, words) => expect(found(text)).toEqual([words]));

  it.each([
    'Mirar lleva de 1 a 5 minutos.',
    'Sirve mejor si se toma de 30 a 60 minutos antes de una comida.',
    'Toma dos pastillas al día.',
    'Si toma 2 horas antes una pastilla {name}.',
    '¿La toma 3 días a la semana?',
    'Llame a más tardar el lunes 30 de noviembre.',
    'El lunes, el martes y el jueves.',
    'Seque lo mojado en las primeras 24 a 48 horas, también dentro de la casa.',
    'Tiene AEH y lo van a operar, o le van a operar la nariz.',
  ])('finds none in %s', (text) => expect(found(text)).toEqual([]));
});
