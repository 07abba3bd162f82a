/** Moments that bring each state about, by San Antonio's clocks, whenever the gallery is looked at. */
export const tuesday = '2026-03-10';
export const saturday = '2026-03-14';

/** Minutes since midnight. */
export const clock = (hours: number, minutes = 0) => hours * 60 + minutes;
