import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  call911: { en: 'Call 911', es: 'Llame al 911' },
  emergency: {
    en: 'In an emergency, call 911. A call can work where the internet doesn’t.',
    es: 'En una emergencia, llame al 911. Una llamada puede entrar aunque no haya internet.',
  },
  stored: { en: 'What opens without a connection', es: 'Lo que se abre sin conexión' },
  onRequest: { en: 'And these, if you saved them to your phone:', es: 'Y estas, si las guardó en su teléfono:' },
  call: { en: 'Our offices', es: 'Nuestros consultorios' },
  again: { en: 'Try again', es: 'Intentar otra vez' },
});
