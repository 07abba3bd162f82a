interface PlainListProps {
  readonly items: readonly string[];
  /** Prints in two columns, as the page has to fit on two sheets. */
  readonly paperColumns?: boolean;
}

/** Short lines with bullets. */
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
