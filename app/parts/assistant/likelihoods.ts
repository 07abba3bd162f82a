/** From which likelihood on what was learnt from examples decides, 0 to 1; measured in docs/decisions/036. */

/**
 * How likely a question must be one for a person, where no phrase of the declined ones says so. It takes the passage away and
 * leaves its page (docs/decisions/036).
 */
export const likelyPersonal = 0.2;
/** From here on no fact answers it either, but what to do with a medicine before a test. */
export const surelyPersonal = 0.7;
/** How likely it must be where a phrase of the declined ones says so. */
export const possiblyPersonal = 0.06;
/** How likely an emergency must be for the line to 911 where we did not understand: less than where a page answers. */
export const possible = 0.05;
/** Above this a question is none of ours, whatever word it shares with a page: "what time does Walmart open". */
export const surelyElsewhere = 0.28;
/** The same where it speaks to us of our hours: "what time do you close tomorrow". */
export const elsewhereForAll = 0.6;
/** The same where the examples mean no page of ours either, not one as likely as this. */
export const likelyElsewhere = 0.06;
export const leastMeant = 0.1;
