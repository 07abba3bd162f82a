import type { FormEvent } from 'react';
import { seenText } from '#app/site/seen-text.ts';
import { useWords } from '#app/ui/use-language.ts';
import { assistantWords } from './assistant-words.ts';

const fieldId = 'assistant-question';

/**
 * The field for a question. A question never leaves the device, even before hydration or if the scripts fail, because a form with the
 * method `dialog` sends nothing.
 */
export function AssistantQuestion({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const w = useWords(assistantWords);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
    const question = seenText(field.value);
    if (question === '') return;
    field.value = '';
    onAsk(question);
  }

  return (
    <form method="dialog" className="assistant-form needs-script works-before-hydration print:hidden" onSubmit={onSubmit}>
      <label htmlFor={fieldId} className="sr-only">
        {w.label}
      </label>
      <input
        id={fieldId}
        name="q"
        className="field w-full flex-1"
        placeholder={w.label}
        // biome-ignore lint/a11y/noAutofocus: whoever opens the window came to ask; it takes the focus only when it is opened.
        autoFocus
        autoComplete="off"
        enterKeyHint="send"
        required
      />
      <button type="submit" className="btn btn-primary px-4">
        {w.ask}
      </button>
    </form>
  );
}
