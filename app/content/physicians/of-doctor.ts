/** "de la Dra. Elena Márquez", "del Dr. Ricardo Salinas": Spanish joins the preposition and the article. */
export const ofDoctor = (doctor: string) => (doctor.startsWith('Dra.') ? `de la ${doctor}` : `del ${doctor}`);
