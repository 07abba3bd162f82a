import type { ShownShotQuestions } from '#app/content/medicines/shot-questions.schema.ts';

export type ShotQuestion = ShownShotQuestions['questions'][number];

export type YesOrNo = 'yes' | 'no';

/** What the answers mean so far: one yes is enough for 'call', while 'come' needs all answers. */
export type Verdict =
  | { readonly kind: 'open'; readonly answered: number }
  | { readonly kind: 'call'; readonly yes: readonly string[] }
  | { readonly kind: 'come' };

/** `answers` by question id; unknown ids are ignored. Any yes means "call us first", never "do not come". */
export function verdictOf(questions: readonly string[], answers: Readonly<Partial<Record<string, YesOrNo>>>): Verdict {
  const yes = questions.filter((id) => answers[id] === 'yes');
  if (yes.length > 0) return { kind: 'call', yes };
  const answered = questions.filter((id) => answers[id] === 'no').length;
  return answered === questions.length ? { kind: 'come' } : { kind: 'open', answered };
}
