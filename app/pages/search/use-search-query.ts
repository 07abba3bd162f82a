import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePageLoading } from '#app/frame/page-code.ts';
import { pathOf } from '#app/site/paths.ts';
import { seenText } from '#app/site/seen-text.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useLanguage } from '#app/ui/use-language.ts';
import { useSettled } from '#app/ui/use-settled.ts';

/** Milliseconds without a key before the address follows what is typed. */
export const settledAfter = 500;

/**
 * What is searched for: what stands in the field, kept in step with `?q=` of the address. The field itself holds the text,
 * since it may hold some before React hydrates the page. To be spread onto the field: `ref` and `onChange`.
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
  /** The query of the address that the field has followed, or the other way round. */
  const followed = useRef('');
  const wasHydrated = useRef(false);

  function follow(query: string) {
    followed.current = query;
    setParams(query ? { q: query } : {}, { replace: true, preventScrollReset: true });
  }

  // The address leads: a link, the way back or the form of another page change what is searched.
  useEffect(() => {
    if (inAddress === followed.current) return;
    followed.current = inAddress;
    // Whoever typed before the page was hydrated has gone on from the address it was opened with.
    if (!wasHydrated.current && field.current?.value) return;
    if (field.current) field.current.value = inAddress;
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => {
    wasHydrated.current = hydrated;
  }, [hydrated]);

  // And follows what is typed, once it rests, unless a result has been followed meanwhile: a change of this address would call that page off.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed moves the address.
  useEffect(() => {
    const query = seenText(settled);
    const staysHere = !isLeaving && location.pathname === path;
    if (settled === typed && query !== seenText(followed.current) && staysHere) follow(query);
  }, [settled, typed]);

  const query = seenText(typed);
  return {
    query,
    /** Puts the query into the address at once. */
    submit: () => follow(query),
    fieldProps: { ref: field, onChange: (event: { readonly target: { readonly value: string } }) => setTyped(event.target.value) },
  };
}
