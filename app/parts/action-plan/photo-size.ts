/** As printed, 20 mm wide at 300 dots an inch. */
export const photoSize = { width: 240, height: 300 } as const;
