/** What the buttons of a moving picture say. */
export const words = {
  play: { en: 'Play', es: 'Reproducir' },
  pause: { en: 'Pause', es: 'Pausar' },
};
