import { useEffect, useRef } from 'react';
import { beforeAnswer } from '#app/requests/shown-answers.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { controlId } from './question-frame.tsx';
import { words } from './words.ts';

export interface ShownFault {
  readonly field: string;
  /** The label of the question; left out where the message says enough. */
  readonly label?: string;
  readonly message: string;
}

/** Begins the page's title with `prefix` while mounted: a screen reader says the title first, and the tab shows it. */
function useErrorTitle(prefix: string): void {
  useEffect(() => {
    document.title = `${prefix}${document.title}`;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix]);
}

interface FaultListProps {
  readonly faults: readonly ShownFault[];
  /** Counts the attempts to continue, from 1: each moves the focus here. */
  readonly tries: number;
  /** Opens the question's step; the list itself then focuses the control. */
  readonly onFollow?: ((field: string) => void) | undefined;
}

/** Lists every answer that must be corrected, each with a link to its question. The list takes the focus when it appears. */
export function FaultList({ faults, tries, onFollow }: FaultListProps) {
  const w = useWords(words);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tries > 0) list.current?.focus();
  }, [tries]);
  useErrorTitle(w.errorTitle);
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-labelledby="fault-list-title"
      className="rounded-card border-2 border-alarm bg-alarm-mist p-5 print:hidden"
    >
      <h4 id="fault-list-title" className="flex items-start gap-3 font-sans text-xl font-semibold">
        <Icon name="warning" className="icon mt-1 text-alarm" />
        {w.faultsTitle(faults.length)}
      </h4>
      <ul className="mt-2 grid gap-1 ps-8">
        {faults.map(({ field, label, message }) => (
          <li key={field}>
            <a
              href={`#${controlId(field)}`}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2"
              onClick={(event) => {
                // The hash holds the open step, so the link cannot be an anchor.
                event.preventDefault();
                onFollow?.(field);
                document.getElementById(controlId(field))?.focus();
              }}
            >
              {label && <strong>{beforeAnswer(label)}</strong>} {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
