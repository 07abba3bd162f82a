import type { KeyboardEvent } from 'react';

interface TabListProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: T; readonly title: string }[];
  readonly selected: T;
  readonly onSelect: (tab: T) => void;
}

export function tabPanelId(tab: string): string {
  return `panel-${tab}`;
}

export function tabId(tab: string): string {
  return `tab-${tab}`;
}

/** A row of tabs by the ARIA pattern: one stop for the Tab key, arrows move and select. */
export function TabList<T extends string>({ label, tabs, selected, onSelect }: TabListProps<T>) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const here = tabs.findIndex(({ id }) => id === selected);
    const steps: Partial<Record<string, number>> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(step + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.id);
    document.getElementById(tabId(next.id))?.focus();
  }
  return (
    <div role="tablist" aria-label={label} className="flex flex-wrap gap-2" onKeyDown={onKeyDown}>
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-selected={id === selected}
          aria-controls={tabPanelId(id)}
          tabIndex={id === selected ? 0 : -1}
          className="choice tab"
          onClick={() => onSelect(id)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
