import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  directions: { en: 'Directions', es: 'Cómo llegar' },
  directionsTo: { en: (name: string) => `Directions to ${name}`, es: (name: string) => `Cómo llegar a ${name}` },
  newTab: { en: '(opens in a new tab)', es: '(se abre en otra pestaña)' },
  call: { en: 'Call', es: 'Llamar' },
  fax: { en: 'Fax', es: 'Fax' },
  phone: { en: 'Phone', es: 'Teléfono' },
  hoursAndShots: { en: 'Hours and shot hours', es: 'Horario y horario de inyecciones' },
  saveContact: { en: 'Save contact', es: 'Guardar contacto' },
  saveContactOf: { en: (name: string) => `Save ${name} to your contacts`, es: (name: string) => `Guardar ${name} en sus contactos` },
  saveHours: { en: 'Office hours for my calendar', es: 'Horario para mi calendario' },
  saveHoursOf: {
    en: (name: string) => `Office hours for my calendar, ${name}`,
    es: (name: string) => `Horario para mi calendario, ${name}`,
  },
  saveShots: { en: 'Shot hours for my calendar', es: 'Inyecciones para mi calendario' },
  saveShotsOf: {
    en: (name: string) => `Shot hours for my calendar, ${name}`,
    es: (name: string) => `Inyecciones para mi calendario, ${name}`,
  },
  calendarOpen: { en: (name: string) => `${name}: office open`, es: (name: string) => `${name}: consultorio abierto` },
  calendarShots: { en: (name: string) => `${name}: allergy shots`, es: (name: string) => `${name}: inyecciones para la alergia` },
});
