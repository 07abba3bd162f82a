import type { PageId } from '#app/site/pages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { kitWords } from './words.ts';

const parts = [
  ['my-allergy-kit', 'cards'],
  ['school-desk', 'plans'],
] as const;

/** Between the two pages of the kit, which share their form. */
export function KitParts({ current }: { readonly current: PageId }) {
  const w = useWords(kitWords);
  return (
    <nav aria-label={w.parts} className="mt-4 flex flex-wrap gap-2 print:hidden">
      {parts.map(([page, name]) => (
        <PageLink key={page} to={page} className="choice" aria-current={page === current ? 'page' : undefined}>
          {w[name]}
        </PageLink>
      ))}
    </nav>
  );
}
