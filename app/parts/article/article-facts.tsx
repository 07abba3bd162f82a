import type { ArticleFact, FactKind } from '#app/content/articles/article.schema.ts';
import type { EmergencyKind } from '#app/content/emergency/emergency.schema.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import type { IconName } from '#app/site/icon-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { Citation } from './citation.tsx';
import { words } from './words.ts';

const icons = {
  common: 'family',
  affects: 'children-and-adults',
  catching: 'person',
  helps: 'check',
  takes: 'clock',
  feels: 'person',
  results: 'document',
  place: 'map-pin',
  ages: 'children-and-adults',
} as const satisfies Record<FactKind, IconName>;

interface ArticleFactsProps {
  readonly facts: readonly ArticleFact[];
  /** The emergency card in the article. */
  readonly emergency: EmergencyKind | undefined;
  /** Whether to link the action plans. */
  readonly plans: boolean;
}

/** Draws what most readers want to know first, in one row; last and red, the link to what to do now. */
export function ArticleFacts({ facts, emergency, plans }: ArticleFactsProps) {
  const w = useWords(words);
  const planWords = useWords(actionPlanWords);
  return (
    <dl className="facts">
      {facts.map(({ kind, text, source }) => (
        <div key={kind}>
          <dt>
            <Icon name={icons[kind]} />
            {w[kind]}
          </dt>
          <dd>
            {text}
            {source && <Citation number={source} />}
          </dd>
        </div>
      ))}
      {emergency && (
        <div className="print:hidden">
          <dt>
            <Icon name="emergency" />
            {w.emergency}
          </dt>
          <dd>
            <a href={`#emergency-${emergency}`}>{w.emergencyNow}</a>
            {plans && (
              <PageLink to="school-desk" aria-label={planWords.plans}>
                {planWords.plansInShort}
              </PageLink>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
