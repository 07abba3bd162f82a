import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { words } from '#app/parts/search-form/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { resultStop } from './result-list.tsx';

interface SearchFieldProps {
  readonly fieldProps: Pick<ComponentProps<'input'>, 'ref' | 'onChange'>;
  readonly onSubmit: () => void;
}

export function SearchField({ fieldProps, onSubmit }: SearchFieldProps) {
  const w = useWords(words);
  return (
    <search className="block max-w-2xl print:hidden">
      <Form
        action={pathOf('search', useLanguage())}
        method="get"
        replace
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label htmlFor="site-query" className="block text-xl font-semibold">
          {w.label}
        </label>
        <p id="site-query-hint" className="text-base text-quiet">
          {w.hint}
        </p>
        <div className="mt-2 flex gap-2">
          <input
            id="site-query"
            name="q"
            type="search"
            className="field w-full flex-1"
            aria-describedby="site-query-hint"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            {...fieldProps}
            {...{ [resultStop]: '' }}
          />
          <button type="submit" className="btn btn-primary px-4">
            <Icon name="search" />
            {w.search}
          </button>
        </div>
      </Form>
    </search>
  );
}
