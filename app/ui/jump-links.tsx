interface JumpLinksProps {
  /** The links' name for screen readers. */
  readonly label: string;
  readonly places: readonly {
    /** `#` and the id of a section of the page. */
    readonly href: string;
    readonly text: string;
    /** The place exists only with scripts. */
    readonly script?: boolean;
  }[];
}

/** Links from the top of a long page to its parts. */
export function JumpLinks({ label, places }: JumpLinksProps) {
  return (
    <nav aria-label={label} className="mt-5 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {places.map(({ href, text, script = false }) => (
          <li key={href} className={script ? 'needs-script' : undefined}>
            <a href={href} className="choice bg-card">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
