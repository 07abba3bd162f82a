/** Both offices are in San Antonio; whatever zone the visitor's device or the server has, hours are in this one. */
export const clinicZone = 'America/Chicago';
