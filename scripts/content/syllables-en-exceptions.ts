/** English words that the package `syllable` counts wrongly, by how many syllables they have; plurals in -s are found by themselves. */
const bySyllables: Readonly<Record<number, string>> = {
  1: `aren't Ashe blocked checked cheers deer dye else helped itched large packed pier proof prove proved proves scratched
    talked tongue watched`,
  2: `baseline bracelet brilliant cashier cautious coaches collapse courses cruel cushion doing elsewhere evening eyebrow
    eyelash eyelid eyewash fatigue firefly fireworks fluid glasses going grapefruit grasses homemade homework household
    inches it'll lifeline lifelong lifestyle lifetime limestone measles million naked nineteen ninety nosebleed nurse's
    overseas passes pinches poem poet pushes rashes reacts ruin safety science soldier surgeon teaches therefore
    timeline toddler whitehead wholesale widespread`,
  3: `area caregiver caretaker cockroaches contagious cornea element EoE everyday everything familiar firefighter genuine
    housekeeping ideal IgA IgE IgG IgM mattresses nausea nutrient poetry reacted reacting suicide sunglasses tiredness`,
  4: `anxiety diarrhea dietitian everybody experience overreacts society spontaneous`,
  5: `association esophageal`,
  7: `laryngopharyngeal`,
};

export const englishExceptions: ReadonlyMap<string, number> = new Map(
  Object.entries(bySyllables).flatMap(([count, words]) =>
    words.split(/\s+/).map((word): [string, number] => [word.toLowerCase(), Number(count)]),
  ),
);
