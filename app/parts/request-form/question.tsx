import { AcknowledgeQuestion } from './acknowledge-question.tsx';
import { ChoiceQuestion, ChoicesQuestion } from './choice-question.tsx';
import { DateQuestion } from './date-question.tsx';
import type { QuestionProps } from './question-props.ts';
import { TextQuestion } from './text-question.tsx';

/** Draws a question of any type. `today` is the day in San Antonio, YYYY-MM-DD. */
export function Question(props: QuestionProps & { readonly today: string }) {
  switch (props.field.kind) {
    case 'choice':
      return <ChoiceQuestion {...props} />;
    case 'choices':
      return <ChoicesQuestion {...props} />;
    case 'date':
      return <DateQuestion {...props} />;
    case 'acknowledge':
      return <AcknowledgeQuestion {...props} />;
    case 'text':
    case 'longText':
    case 'email':
    case 'phone':
      return <TextQuestion {...props} />;
    default:
      return props.field.kind satisfies never;
  }
}
