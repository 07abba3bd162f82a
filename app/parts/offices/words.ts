import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  directions: { en: 'Directions', es: 'Cómo llegar' },
  shotToday: { en: 'Can I get my shot today?', es: '¿Puedo ponerme mi inyección hoy?' },
  fax: { en: 'Fax', es: 'Fax' },
  phone: { en: 'Phone', es: 'Teléfono' },
  saveContact: { en: 'Save contact', es: 'Guardar contacto' },
  saveHours: { en: 'Office hours for my calendar', es: 'Horario para mi calendario' },
  saveShots: { en: 'Shot hours for my calendar', es: 'Inyecciones para mi calendario' },
  calendarOpen: { en: (name: string) => `${name}: office open`, es: (name: string) => `${name}: consultorio abierto` },
  calendarShots: { en: (name: string) => `${name}: allergy shots`, es: (name: string) => `${name}: inyecciones para la alergia` },
});
