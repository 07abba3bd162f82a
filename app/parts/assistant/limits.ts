/**
 * The numbers that decide which answer a question gets. Likelihoods are 0 to 1 and come from the classifiers of app/parts/intent: "intents"
 * (personal, elsewhere, emergency) or "pages" (which page is meant). docs/history/assistant.md says what was tried when they were chosen.
 */
export const limits = {
  // Intents
  /** intents, personal: from here on no passage answers, only the phones and a page. */
  likelyPersonal: 0.165,
  /** intents, personal: from here on no fact of our records answers either, except what to do with a medicine before a test. */
  surelyPersonal: 0.83,
  /** intents, personal: from here on a phrase of `declines` leaves the question to a person; one marked `certain` always does. */
  possiblyPersonal: 0.027,
  /** intents, emergency: from here on a question that was not understood gets the line to 911. */
  possibleEmergency: 0.03,
  /** intents, elsewhere: from here on a question is meant for another business: "what time does Walmart open". */
  surelyElsewhere: 0.43,
  /** intents, elsewhere: the same for a question that asks us for our hours: "what time do you close tomorrow". */
  elsewhereForAll: 0.75,
  /** intents, elsewhere: the same if no page of ours is likelier than `anyPageMeant`. */
  likelyElsewhere: 0.09,
  // Pages
  /** pages: some page of ours is meant if the likeliest has this likelihood. */
  anyPageMeant: 0.11,
  /** pages: a page below this is not shown, whatever words it shares with the question. */
  pageNotMeant: 0.0018,
  /** pages: from here on a page answers even if not similar to the question, and a kit page even if the search does not find it. */
  pageSurelyMeant: 0.35,
  /** pages: from here on a question that names a food may ask what is in it, which only a label says. */
  labelMeant: 0.2,
  /** pages: an article below this is not linked under an emergency's card. */
  articleUnderCard: 0.3,
  /** pages: for more words than `plainWords`, a fact answers only if its page has this share of the highest likelihood. */
  factPageShare: 0.3,
  // Search and likeness, 0 to 1
  /** search: the share of its score that a page keeps if the classifier gives it no likelihood at all. */
  searchAlone: 0.1,
  /** search: further pages are linked from this share of the best page's score. */
  linkedShare: 0.35,
  /** likeness: a page below this does not answer. */
  likePage: 0.34,
  /** likeness: the same if the question contains a page's name of one word: "hives" among much else. */
  likeNamedPage: 0.2,
  /** likeness: a passage below this is not shown; the page's summary is shown instead. */
  likePassage: 0.22,
  /** likeness: a later passage of a page replaces an earlier one only if it is this much more similar. */
  likeMore: 0.15,
  /** index: if it knows less than this share of a question's words, an answer would be a guess. */
  knownWords: 0.5,
  // Numbers of words
  /** A question of at most this many words is plain: a phrase of a topic is enough for its fact. */
  plainWords: 8,
  /** A question of fewer words only names something ("gluten allergy"), so the classifier alone does not decline it. */
  fewestDeclined: 3,
  /** At most this many words may ask only whether we test for an allergy to a medicine. */
  testOfMedicine: 6,
  /** At most this many words that name only a day or an office continue the last question. */
  continues: 6,
  /** A longer question does not mean the day or the office of the last answer. */
  sameDay: 8,
  /** At most this many words may only give the day of a test: "my test is on December 18". */
  dayOfTest: 10,
  /** At most this many words may be nothing but the name of a plan or a medicine. */
  nameAlone: 3,
  /** At most this many words may add to the last question, if both together have at most `bothQuestions`. */
  addsToLast: 8,
  bothQuestions: 40,
  /** A question of at most this many words that says "she" means the doctor of the last answer. */
  sameDoctor: 8,
  /** A question of at most this many words may ask only whether a test hurts. */
  whetherItHurts: 8,
  /** At most this many words are the name of a plan, so that a long text is not searched for longer names. */
  nameOfPlan: 6,
  /** The fewest words of each question in a message of several. */
  fewestOfQuestion: 2,
  /** At most this many words that name no page add to the last question. */
  fragment: 3,
  /** A message of more words is a letter or was pasted, and only the sentences that ask something are answered. */
  longMessage: 40,
  // Amounts
  /** A passage of fewer characters may only point to another: "See above how it feels." */
  charactersOfHint: 160,
  /** The most characters that are read of a message; the answer to a longer one says so. */
  charactersRead: 4000,
  /** The most questions of one message that are answered. */
  questionsOfMessage: 6,
  /** The most passages of a page that are compared with a question. */
  passagesCompared: 6,
  /** The most pages that an answer links. */
  linksShown: 3,
} as const;
