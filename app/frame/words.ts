import { bookingName } from '#app/site/booking-name.ts';
import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  skip: { en: 'Skip to main content', es: 'Ir al contenido principal' },
  home: { en: 'Home', es: 'Inicio' },
  mainMenu: { en: 'Main menu', es: 'Menú principal' },
  search: { en: 'Search', es: 'Buscar' },
  menu: { en: 'Menu', es: 'Menú' },
  closeMenu: { en: 'Close menu', es: 'Cerrar menú' },
  about: { en: 'About Us', es: 'Quiénes somos' },
  help: { en: 'How We Can Help', es: 'Cómo le ayudamos' },
  tools: { en: 'Patient Tools', es: 'Para pacientes' },
  settings: { en: 'Settings', es: 'Ajustes' },
  boardCertified: {
    en: 'Board-certified allergy and immunology specialist',
    es: 'Especialista con certificación en alergia e inmunología',
  },
  conditions: { en: 'Conditions we treat', es: 'Enfermedades que tratamos' },
  services: { en: 'Tests and treatments', es: 'Pruebas y tratamientos' },
  allConditions: { en: 'All conditions and services', es: 'Todas las enfermedades y servicios' },
  beforeYouCome: { en: 'Before you come', es: 'Antes de venir' },
  everyDay: { en: 'Every day', es: 'Todos los días' },
  schedule: bookingName,
  pollenCount: { en: 'Daily Pollen Counts', es: 'Conteo de polen del día' },
  emergency: { en: 'Emergency', es: 'Emergencia' },
  allResources: { en: 'All patient resources', es: 'Todo para pacientes' },
  language: { en: 'Language', es: 'Idioma' },
  theme: { en: 'Colors', es: 'Colores' },
  light: { en: 'Light', es: 'Claro' },
  dark: { en: 'Dark', es: 'Oscuro' },
  system: { en: 'Match my device', es: 'Igual que mi aparato' },
  social: { en: 'Follow us', es: 'Síganos' },
  notLoaded: {
    en: 'A part of this page did not load. We will keep trying, and nothing you filled in is lost. You can also call us:',
    es: 'Una parte de esta página no cargó. Seguimos intentándolo, y lo que escribió no se pierde. También puede llamarnos:',
  },
  loading: { en: 'Loading…', es: 'Cargando…' },
});
