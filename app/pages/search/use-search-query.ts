import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePageLoading } from '#app/frame/page-code.ts';
import { pathOf } from '#app/site/paths.ts';
import { seenText } from '#app/site/seen-text.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useLanguage } from '#app/ui/use-language.ts';
import { useSettled } from '#app/ui/use-settled.ts';

/** Milliseconds without a key before the address takes the query. */
export const settledAfter = 500;

/**
 * Returns the query: the field's text, kept in step with the address's `?q=`. The field is uncontrolled, since it may hold
 * text before React hydrates the page. `fieldProps` are spread onto the field.
 */
export function useSearchQuery() {
  const [params, setParams] = useSearchParams();
  const isLeaving = usePageLoading();
  const path = pathOf('search', useLanguage());
  const hydrated = useHydrated();
  const inAddress = hydrated ? (params.get('q') ?? '') : '';
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const settled = useSettled(typed, settledAfter);
  /** The last query that the field and the address agreed on. */
  const followed = useRef('');
  const wasHydrated = useRef(false);

  function follow(query: string) {
    followed.current = query;
    setParams(query ? { q: query } : {}, { replace: true, preventScrollReset: true });
  }

  // The address comes first: a link, the Back button or another page's form change the query.
  useEffect(() => {
    if (inAddress === followed.current) return;
    followed.current = inAddress;
    // A visitor who typed before hydration keeps what was typed.
    if (!wasHydrated.current && field.current?.value) return;
    if (field.current) field.current.value = inAddress;
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => {
    wasHydrated.current = hydrated;
  }, [hydrated]);

  // The address follows what is typed, once typing stops, unless a result was opened: a change of the address would cancel that page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed moves the address.
  useEffect(() => {
    const query = seenText(settled);
    const staysHere = !isLeaving && location.pathname === path;
    if (settled === typed && query !== seenText(followed.current) && staysHere) follow(query);
  }, [settled, typed]);

  const query = seenText(typed);
  return {
    query,
    /** Writes the query to the address at once. */
    submit: () => follow(query),
    fieldProps: { ref: field, onChange: (event: { readonly target: { readonly value: string } }) => setTyped(event.target.value) },
  };
}
