/** The likelihoods, 0 to 1, from which the classifiers decide; measured in docs/decisions/036. */

/** From here on a question without a phrase of `declines` is left to a person: its answer links the page but quotes no passage. */
export const likelyPersonal = 0.2;
/** From here on no fact answers it either, except what to do with a medicine before a test. */
export const surelyPersonal = 0.7;
/** From here on a question with a phrase of `declines` is left to a person; phrases marked `certain` need no likelihood. */
export const possiblyPersonal = 0.06;
/** From here on a question that was not understood gets the line to 911; if a page answers, the likelihood must be higher. */
export const possible = 0.05;
/** From here on a question is meant for somebody else, whatever words it shares with our pages: "what time does Walmart open". */
export const surelyElsewhere = 0.28;
/** The same for a question that asks us for our hours: "what time do you close tomorrow". */
export const elsewhereForAll = 0.6;
/** The same if no page of ours is meant with a likelihood of at least `leastMeant`. */
export const likelyElsewhere = 0.06;
export const leastMeant = 0.1;
