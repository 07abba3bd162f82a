/** English words whose spelling misleads the rules of syllables-en.ts; their plurals in -s are found by themselves. */
const bySyllables: Readonly<Record<number, string>> = {
  1: 'ache ached aches aisle clothes real',
  2: `eyelid eyebrow eyelash eyewash business every evening something sometimes someone somewhere somehow therefore
    elsewhere lifetime lifelong lifestyle homemade homework nosebleed headaches earaches backaches science safety
    ninety nineteen forehead baseline widespread grapefruit bracelet creature brilliant soldier cashier drier argue
    acne cement poet poem aloe naked wicked fireworks limestone timeline shoelace whitehead firefly chickpea
    wildfire overseas Wednesday wholesale household lifeline careless warehouse sidewalk`,
  3: `everything everyone everyday everywhere everybody somebody caregiver caretaker familiar recipe element ideal
    cereal pineapple karate apostrophe coyote poetry stomachaches suicide genuine EoE IgE IgG IgA IgM area housekeeping firefighter`,
  4: 'society reality hyperbole',
  5: 'esophageal',
  7: 'laryngopharyngeal',
};

export const englishExceptions: ReadonlyMap<string, number> = new Map(
  Object.entries(bySyllables).flatMap(([count, words]) =>
    words.split(/\s+/).map((word): [string, number] => [word.toLowerCase(), Number(count)]),
  ),
);
