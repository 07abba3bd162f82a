import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  play: {
    en: (title: string, length: string) => `Play video: ${title} (${length})`,
    es: (title: string, length: string) => `Ver el video: ${title} (${length})`,
  },
  note: {
    en: 'The video plays from YouTube. Nothing is loaded from there before you press play.',
    es: 'El video se ve desde YouTube. No se carga nada de ahí antes de que usted toque el botón.',
  },
  elsewhere: { en: 'Watch on YouTube', es: 'Ver en YouTube' },
  transcript: { en: 'Read what the video says', es: 'Lea lo que dice el video' },
});
