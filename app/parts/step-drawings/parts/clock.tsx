/** A stopwatch with part of its round filled: hold on. */
export function Clock({ at }: { readonly at: string }) {
  return (
    <g transform={at}>
      <path d="M-4-24h8M0-24v6M13-15l4-4" />
      <circle r="18" className="fill-card" />
      <path d="M0 0V-12A12 12 0 0 1 10.4 6z" className="fill-coral stroke-coral" strokeWidth="1" />
      <path d="M0-12V0l10.4 6" strokeWidth="2.5" />
    </g>
  );
}
