import type { KeyboardEvent } from 'react';
import type { MarkedRun } from '#app/parts/site-index/marked.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { Result, ResultGroup } from './results.ts';
import { words } from './words.ts';

/** What the arrow keys focus: the field, then each result. */
export const resultStop = 'data-result';

/** Moves the focus between the field and the results with the arrow keys. */
export function moveAmongResults(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${resultStop}]`)];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  if (!step || here < 0) return;
  const next = stops[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Draws a text with the query's words marked. */
function Runs({ runs }: { readonly runs: readonly MarkedRun[] }) {
  return runs.map(({ text, marked }, place) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text never change places.
      <mark key={place} className="rounded-[3px] bg-gold/28 text-inherit">
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same.
      <span key={place}>{text}</span>
    ),
  );
}

function ResultItem({ result: { page, hash, title, heading, runs } }: { readonly result: Result }) {
  return (
    <li className="border-t border-line py-4">
      <PageLink to={page} hash={hash} {...{ [resultStop]: '' }} className="inline-flex min-h-9 items-center text-xl font-semibold">
        {title}
      </PageLink>
      <p className="max-w-[44em] text-base">
        {heading && (
          <span className="font-semibold">
            <Runs runs={heading} />{' '}
          </span>
        )}
        <Runs runs={runs} />
      </p>
    </li>
  );
}

/** The results by type, each with a heading. */
export function ResultList({ groups }: { readonly groups: readonly ResultGroup[] }) {
  const w = useWords(words);
  return groups.map(({ kind, results }) => (
    <section key={kind} aria-labelledby={`kind-${kind}`} className="pt-8">
      <h2 id={`kind-${kind}`} className="text-xl">
        {w[kind]}
      </h2>
      <ul className="mt-2 grid gap-x-12 lg:grid-cols-2">
        {results.map((result) => (
          <ResultItem key={result.key} result={result} />
        ))}
      </ul>
    </section>
  ));
}
