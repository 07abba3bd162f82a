import { defineWords } from '#app/site/language.ts';

export const footerWords = defineWords({
  quickLinks: { en: 'Quick links', es: 'Enlaces' },
  about: { en: 'About our doctors', es: 'Nuestros médicos' },
  services: { en: 'Services', es: 'Servicios' },
  locations: { en: 'Locations', es: 'Consultorios' },
  newPatients: { en: 'New Patients', es: 'Pacientes nuevos' },
  insurance: { en: 'Insurance', es: 'Seguros' },
  shotsToday: { en: 'Allergy shots today', es: 'Inyecciones hoy' },
  seasons: { en: "San Antonio's air", es: 'El aire de San Antonio' },
  firstVisit: { en: 'Your first visit', es: 'Su primera cita' },
  afterHours: { en: 'When we are closed', es: 'Cuando estamos cerrados' },
  emergencyPage: { en: 'What to do in an emergency', es: 'Qué hacer en una emergencia' },
  siteMap: { en: 'Site map', es: 'Mapa del sitio' },
  offices: { en: 'Our offices', es: 'Nuestros consultorios' },
  phone: { en: 'Phone', es: 'Teléfono' },
  fax: { en: 'Fax', es: 'Fax' },
  legal: { en: 'Legal', es: 'Avisos legales' },
  privacy: { en: 'Notice of Privacy Practices', es: 'Aviso de prácticas de privacidad' },
  nondiscrimination: { en: 'Nondiscrimination and language help', es: 'No discriminación y ayuda con el idioma' },
  goodFaith: { en: 'Good-faith estimate', es: 'Estimación de buena fe' },
  accessibility: { en: 'Accessibility', es: 'Accesibilidad' },
  emergency: {
    en: 'In an emergency, call 911. Do not wait for a call back from us.',
    es: 'En una emergencia, llame al 911. No espere a que le devolvamos la llamada.',
  },
  call911: { en: 'Call 911', es: 'Llame al 911' },
  notAdvice: {
    en: 'This site teaches. It does not replace a visit with your doctor.',
    es: 'Este sitio informa. No reemplaza una consulta con su médico.',
  },
  sample: {
    en: 'Until the practice confirms them, names, phone numbers, quotes and reviews on this site are samples.',
    es: 'Los nombres, teléfonos, frases y opiniones de este sitio son ejemplos hasta que la clínica los confirme.',
  },
  rights: {
    en: (years: string, name: string) => `© ${years} ${name}. All rights reserved.`,
    es: (years: string, name: string) => `© ${years} ${name}. Todos los derechos reservados.`,
  },
});
