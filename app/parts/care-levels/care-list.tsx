import type { Care } from '#app/content/articles/care-level.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { WithHotlines } from '#app/ui/with-hotlines.tsx';
import { SignText } from './sign-text.tsx';

/** Draws the signs of one level with their note, which may come first. */
export function CareList({ items, note, noteFirst = false }: Localized<Care> & { readonly noteFirst?: boolean }) {
  const said = note && (
    <p className="font-semibold">
      <WithHotlines text={note} />
    </p>
  );
  return (
    <>
      {noteFirst && said}
      <ul>
        {items.map((item) => (
          <li key={item}>
            <SignText text={item} />
          </li>
        ))}
      </ul>
      {!noteFirst && said}
    </>
  );
}
