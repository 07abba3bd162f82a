import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  lead: {
    en: 'Type it the way you would say it. Accents and small typos don’t matter.',
    es: 'Escríbalo como lo diría. No importan los acentos ni los errores pequeños.',
  },
  needsScript: {
    en: 'Search doesn’t work in this browser right now. Every page is in the site map, with a line about it.',
    es: 'La búsqueda no funciona en este navegador por ahora. Todas las páginas están en el mapa del sitio, con una línea sobre cada una.',
  },
  siteMap: { en: 'All pages: the site map', es: 'Todas las páginas: el mapa del sitio' },
  loading: { en: 'Searching…', es: 'Buscando…' },
  failed: {
    en: 'The search didn’t load. Check your connection, then try again or reload the page, or call us. In an emergency, call 911.',
    es: 'No se pudo abrir la búsqueda. Revise su conexión e inténtelo de nuevo o vuelva a cargar la página, o llámenos. En una emergencia, llame al 911.',
  },
  call911: { en: 'Call 911', es: 'Llame al 911' },
  again: { en: 'Try again', es: 'Intentar de nuevo' },
  found: {
    en: (count: number, query: string) => (count === 1 ? `1 result for “${query}”` : `${count} results for “${query}”`),
    es: (count: number, query: string) => (count === 1 ? `1 resultado para “${query}”` : `${count} resultados para “${query}”`),
  },
  none: { en: (query: string) => `Nothing found for “${query}”`, es: (query: string) => `No encontramos nada para “${query}”` },
  noneText: {
    en: 'Try another word, or call us and ask.',
    es: 'Pruebe con otra palabra, o llámenos y pregunte.',
  },
  // In the other language, for its readers.
  offer: {
    en: (title: string) => `Esta página también está en español: ${title}`,
    es: (title: string) => `This page is also in English: ${title}`,
  },
  offerSearch: { en: 'Buscar en español', es: 'Search in English' },
  // Types of results.
  visit: { en: 'Your visit', es: 'Su cita' },
  condition: { en: 'Conditions', es: 'Enfermedades' },
  service: { en: 'Tests and treatments', es: 'Pruebas y tratamientos' },
  medicine: { en: 'Medicines and the skin test', es: 'Medicamentos y la prueba de piel' },
  plan: { en: 'Insurance', es: 'Seguros' },
  doctor: { en: 'Our doctors and team', es: 'Nuestros médicos y el personal' },
  office: { en: 'Offices and hours', es: 'Consultorios y horarios' },
  season: { en: 'The air of San Antonio', es: 'El aire de San Antonio' },
  tool: { en: 'For patients', es: 'Para pacientes' },
  notice: { en: 'Notices', es: 'Avisos' },
});
