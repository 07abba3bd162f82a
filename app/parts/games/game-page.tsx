import type { ReactNode } from 'react';
import { words as kidsWords } from '#app/parts/kids/words.ts';
import { FirstScreen } from '#app/ui/first-screen.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { rulesId } from './use-stage.ts';
import { words } from './words.ts';

interface GamePageProps {
  readonly title: string;
  readonly lead: string;
  /** What a child must know, in a few short sentences. */
  readonly rules: readonly string[];
  readonly how: { readonly touch: string; readonly mouse: string; readonly keys: string };
  /** The paper version: a lead, what to do (steps separated by `|`) and its board; `more` follows below them. */
  readonly paper: { readonly lead: string; readonly steps: string; readonly board: ReactNode; readonly more?: ReactNode };
  readonly children: ReactNode;
}

/** Draws the page around a game: the stage, its folded rules, and the paper version, which needs no script and no screen. */
export function GamePage({ title, lead, rules, how, paper, children }: GamePageProps) {
  const w = useWords(words);
  const k = useWords(kidsWords);
  return (
    <>
      <div className="kz-game-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="print:hidden">{lead}</p>
      </div>
      <p className="without-script mx-auto max-w-page px-5 pb-8 text-xl font-semibold md:px-8 print:hidden">{w.needsScript}</p>
      <section aria-label={w.game} className="kz-stage-place plain:hidden print:hidden">
        <FirstScreen>{children}</FirstScreen>
        <details id={rulesId} className="kz-rules">
          <summary>
            {w.help}
            <Icon name="chevron-down" className="icon size-6" />
          </summary>
          <div className="kz-rules-text">
            <ul>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            <dl>
              {(['touch', 'mouse', 'keys'] as const).map((way) => (
                <div key={way}>
                  <dt>{w[way]}</dt>
                  <dd>{how[way]}</dd>
                </div>
              ))}
              <div>
                <dt>{w.oneButton}</dt>
                <dd>{w.oneButtonHow}</dd>
              </div>
            </dl>
          </div>
        </details>
        <p className="kz-onward">
          <PageLink to="games" hash="album" className="kz-plain-button">
            {w.toAlbum}
          </PageLink>
          <PageLink to="games" className="kz-plain-button">
            {w.otherGames}
          </PageLink>
          <PageLink to="kids-zone" className="kz-plain-button">
            {k.backToZone}
          </PageLink>
        </p>
      </section>
      <Section id="paper" title={w.paperTitle} tinted>
        <div className="grid gap-8 md:grid-cols-2 print:grid-cols-2">
          <div>
            <p>{paper.lead}</p>
            <ol className="mt-4 grid list-decimal gap-2 ps-6">
              {paper.steps.split('|').map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          {paper.board}
        </div>
        {paper.more}
        <PrintButton className="btn btn-secondary mt-6">{w.print}</PrintButton>
      </Section>
    </>
  );
}
