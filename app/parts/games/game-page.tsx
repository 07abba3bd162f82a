import type { ReactNode } from 'react';
import { words as kidsWords } from '#app/parts/kids/words.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface GamePageProps {
  readonly title: string;
  readonly lead: string;
  readonly how: { readonly touch: string; readonly mouse: string; readonly keys: string };
  readonly paper: ReactNode;
  readonly children: ReactNode;
}

/** The page around a game: how to play beside it, and the paper version, which needs no script and no screen. */
export function GamePage({ title, lead, how, paper, children }: GamePageProps) {
  const w = useWords(words);
  const k = useWords(kidsWords);
  return (
    <>
      <PageHeading title={title} lead={<span className="max-md:hidden print:hidden">{lead}</span>} />
      <p className="without-script mx-auto mt-6 max-w-page px-5 pb-8 text-xl font-semibold md:px-8 print:hidden">{w.needsScript}</p>
      <div className="mx-auto grid max-w-page gap-8 px-5 py-8 *:min-w-0 md:grid-cols-[minmax(0,min(28rem,55%))_minmax(0,1fr)] md:gap-14 md:px-8 plain:hidden print:hidden">
        <section aria-label={w.game} className="min-w-0">
          {children}
        </section>
        <section aria-labelledby="how-to">
          <h2 id="how-to">{w.howTo}</h2>
          {/* On a phone the game itself comes first, so that Play is on the first screen. */}
          <p className="mt-3 md:hidden">{lead}</p>
          <dl className="mt-5 grid gap-4">
            {(['touch', 'mouse', 'keys'] as const).map((way) => (
              <div key={way}>
                <dt className="font-semibold">{w[way]}</dt>
                <dd>{how[way]}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 flex flex-wrap gap-3">
            <PageLink to="games" className="btn btn-secondary">
              {w.otherGames}
            </PageLink>
            <PageLink to="kids-zone" className="btn btn-quiet">
              {k.backToZone}
            </PageLink>
          </p>
        </section>
      </div>
      <Section id="paper" title={w.paperTitle} tinted>
        {paper}
        <PrintButton className="btn btn-secondary mt-6">{w.print}</PrintButton>
      </Section>
    </>
  );
}
