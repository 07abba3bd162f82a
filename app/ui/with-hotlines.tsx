import { hotlines, telephoneOf } from './hotlines.ts';

const parted = new RegExp(`(${hotlines.source})`);

interface WithHotlinesProps {
  readonly text: string;
  /** Numbers that have a button beside the text, or are named too often to be a link each time. */
  readonly but?: readonly string[];
}

/** A text in which every hotline calls when tapped: whoever needs 911 or Poison Control should not have to type it. */
export function WithHotlines({ text, but = [] }: WithHotlinesProps) {
  if (!hotlines.test(text)) return text;
  return text.split(parted).map((part, place) =>
    place % 2 === 1 && !but.includes(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places.
      <a key={place} href={telephoneOf(part)} className="together font-semibold">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** Such texts as a list with bullets. */
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
