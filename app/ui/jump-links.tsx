interface JumpLinksProps {
  /** What the links are, said to those who hear them. */
  readonly label: string;
  readonly places: readonly {
    /** `#` and the id of a section of the page. */
    readonly href: string;
    readonly text: string;
    /** The place is there only once scripts run. */
    readonly script?: boolean;
  }[];
}

/** The ways from the head of a long page into its parts. */
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
