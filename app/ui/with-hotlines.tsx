import { hotlineIn, isHotline, partedAtNumbers, telephoneOf } from './hotlines.ts';

interface WithHotlinesProps {
  readonly text: string;
  /** Numbers that have a button beside the text, or are named too often to be a link each time. */
  readonly but?: readonly string[];
  /** The text's subject, on a page with many: it distinguishes links that would all be named "911". */
  readonly about?: string | undefined;
}

/** A long number breaks at hyphens only if a line has no room; three digits stay with the period after them. */
const styleOf = (number: string) => (number.length > 3 ? 'together font-semibold' : 'font-semibold');

/** A text in which every hotline calls when tapped: people who need 911 or Poison Control should not type it. */
export function WithHotlines({ text, but = [], about }: WithHotlinesProps) {
  if (!hotlineIn(text)) return text;
  return partedAtNumbers(text).map((part, place) =>
    isHotline(part) && !but.includes(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places.
      <a key={place} href={telephoneOf(part)} aria-label={about && `${part}: ${about}`} className={styleOf(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** Such texts as a bullet list. */
export function HotlineList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="list-disc ps-5">
      {items.map((item) => (
        <li key={item}>
          <WithHotlines text={item} />
        </li>
      ))}
    </ul>
  );
}
