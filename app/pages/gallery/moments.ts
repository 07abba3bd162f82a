/** Fixed dates, as in San Antonio, that show each state on whatever day the gallery is opened. */
export const tuesday = '2026-03-10';
export const saturday = '2026-03-14';

/** Minutes since midnight. */
export const clock = (hours: number, minutes = 0) => hours * 60 + minutes;
