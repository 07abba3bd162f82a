/** Both offices are in San Antonio; whatever zone the visitor's device or the server is in, hours mean this one. */
export const clinicZone = 'America/Chicago';
