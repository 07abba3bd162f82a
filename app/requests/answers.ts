/**
 * The sent answers by question id; a question without an answer is absent. text, longText, email: the text · phone: "(210) 555-0123" ·
 * date: "YYYY-MM-DD" · choice: the option's id · choices: ids of options · acknowledge: true.
 */
export type Answers = Readonly<Record<string, string | readonly string[] | true>>;
