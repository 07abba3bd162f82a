import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  call911: { en: 'Call 911', es: 'Llame al 911' },
  emergency: {
    en: 'In an emergency, call 911. A call can work where the internet does not.',
    es: 'En una emergencia, llame al 911. Una llamada puede entrar aunque no haya internet.',
  },
  kept: { en: 'On your phone', es: 'En su teléfono' },
  keptText: { en: 'These pages open without a connection.', es: 'Estas páginas se abren sin conexión.' },
  call: { en: 'Our offices', es: 'Nuestros consultorios' },
  again: { en: 'Try again', es: 'Intentar otra vez' },
});
