/** The words on the buttons of a moving picture. */
export const words = {
  play: { en: 'Play', es: 'Reproducir' },
  pause: { en: 'Pause', es: 'Pausar' },
};
