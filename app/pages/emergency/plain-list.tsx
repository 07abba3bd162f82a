interface PlainListProps {
  readonly items: readonly string[];
  /** Two columns on paper, where the whole page has to fit two sheets. */
  readonly paperColumns?: boolean;
}

/** Short lines with a dot each. */
export function PlainList({ items, paperColumns = false }: PlainListProps) {
  return (
    <ul
      className={`grid list-disc gap-1.5 ps-5 print:gap-0 ${paperColumns ? 'print:block print:columns-2 print:gap-x-6 print:*:break-inside-avoid' : ''}`}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
