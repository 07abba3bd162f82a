import { conditionGroupWords } from '#app/parts/article/condition-group-words.ts';
import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  conditions: { en: 'Conditions', es: 'Enfermedades' },
  services: { en: 'Treatment & Diagnostic Services', es: 'Tratamientos y pruebas de diagnóstico' },
  servicesTab: { en: 'Services', es: 'Servicios' },
  tabs: { en: 'Show', es: 'Mostrar' },
  conditionsHeading: { en: 'Conditions we treat', es: 'Enfermedades que tratamos' },
  ...conditionGroupWords,
  filter: { en: 'Find a topic', es: 'Busque un tema' },
  filterHint: { en: 'For example: hives, peanut', es: 'Por ejemplo: ronchas, cedro' },
  found: {
    en: (count: number) => (count === 1 ? '1 topic found' : `${count} topics found`),
    es: (count: number) => (count === 1 ? '1 tema encontrado' : `${count} temas encontrados`),
  },
  none: {
    en: 'No topic has that word. Try another one, or call us.',
    es: 'Ningún tema tiene esa palabra. Pruebe con otra o llámenos.',
  },
});
