/** The part of an article that carries the emergency card: where a reader looks for danger. */
export const emergencyPart = { condition: 'help', service: 'risks' } as const;
