import { defineWords } from '#app/site/language.ts';

export const footerWords = defineWords({
  quickLinks: { en: 'Quick links', es: 'Enlaces' },
  about: { en: 'About our doctors', es: 'Nuestros médicos' },
  services: { en: 'Services', es: 'Servicios' },
  locations: { en: 'Locations', es: 'Consultorios' },
  emergencyPage: { en: 'What to do in an emergency', es: 'Qué hacer en una emergencia' },
  offices: { en: 'Our offices', es: 'Nuestros consultorios' },
  phone: { en: 'Phone', es: 'Teléfono' },
  fax: { en: 'Fax', es: 'Fax' },
  legal: { en: 'Legal', es: 'Avisos legales' },
  call911: { en: 'Call 911', es: 'Llame al 911' },
  notAdvice: {
    en: 'This site is for information only. It doesn’t replace a visit with your doctor.',
    es: 'Este sitio es solo informativo. No reemplaza una consulta con su médico.',
  },
  sample: {
    en: 'Names, phone numbers, quotes and reviews are samples until the practice confirms them.',
    es: 'Los nombres, teléfonos, frases y opiniones son ejemplos hasta que el consultorio los confirme.',
  },
  rights: {
    en: (years: string, name: string) => `© ${years} ${name}. All rights reserved.`,
    es: (years: string, name: string) => `© ${years} ${name}. Todos los derechos reservados.`,
  },
});
