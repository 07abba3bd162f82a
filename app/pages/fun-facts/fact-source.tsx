import { words } from '#app/parts/kids/words.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { useWords } from '#app/ui/use-language.ts';

/** Who says so, folded away: for the child who doubts and the parent who checks. */
export function FactSource({ title, url }: { readonly title: string; readonly url: string }) {
  const w = useWords(words);
  return (
    <details className="mt-1 text-base print:hidden">
      <summary className="inline-flex min-h-11 items-center text-quiet underline decoration-1 underline-offset-4">{w.source}</summary>
      <p className="pb-2">
        <ExternalLink href={url} hrefLang="en" className="inline-flex min-h-11 items-center">
          {title}
        </ExternalLink>
      </p>
    </details>
  );
}
