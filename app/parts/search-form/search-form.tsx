import { useContext, useId } from 'react';
import { Form } from 'react-router';
import { pathOf } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ReplacesStep } from '#app/ui/replaces-step.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Draws a field that leads to the search page; a plain form, so that it works before scripts run and without them. */
export function SearchForm({ className = '' }: { readonly className?: string }) {
  const w = useWords(words);
  const language = useLanguage();
  const field = useId();
  const replace = useContext(ReplacesStep);
  return (
    <search className={`block print:hidden ${className}`}>
      <Form action={pathOf('search', language)} method="get" replace={replace}>
        <label htmlFor={field} className="mb-1 block font-semibold">
          {w.label}
        </label>
        <div className="flex gap-2">
          <input
            id={field}
            name="q"
            type="search"
            className="field w-full flex-1"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            required
          />
          <button type="submit" className="btn btn-secondary px-4" aria-label={w.search}>
            <Icon name="search" />
          </button>
        </div>
      </Form>
    </search>
  );
}
