import type { Quest } from '#app/content/kids/kids.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { ageGroups } from './path.ts';
import { words } from './words.ts';

/** How to do a quest, folded: its steps, the task for each age, a fact and a note for parents. */
export function QuestHelp({ quest }: { readonly quest: Localized<Quest> }) {
  const w = useWords(words);
  const pollenUrl = useFrame().outside.pollenCount;
  const { id, boxes, ages, steps, fact, source, forParents, link } = quest;
  return (
    <details className="mt-1 border-t border-line">
      <summary className="flex min-h-12 items-center justify-between font-semibold">
        {w.steps}
        <Icon name="chevron-down" />
      </summary>
      <ul className={`grid gap-1.5 ps-5 ${boxes === 'steps' ? 'list-decimal' : 'list-disc'}`}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-1.5">
        {ageGroups.map((age) => (
          <div key={age}>
            <dt className="inline font-semibold">{w[age]}: </dt>
            <dd className="inline">{ages[age]}</dd>
          </div>
        ))}
      </dl>
      {id === 'detective' && (
        <p className="mt-3">
          <ExternalLink href={pollenUrl} hrefLang="en">
            {w.pollenToday}
          </ExternalLink>
        </p>
      )}
      {fact && source && (
        <div className="mt-4 rounded-card bg-mist p-4">
          <p>
            <strong>{w.fact}</strong> {fact}
          </p>
          <p className="mt-1 text-base text-quiet">
            {w.source}:{' '}
            <ExternalLink href={source.url} hrefLang="en">
              {source.title}
            </ExternalLink>
          </p>
        </div>
      )}
      <p className="mt-4 pb-3 text-base">
        <strong>{w.forParents}:</strong> {forParents}{' '}
        {link && (
          <PageLink to={link} className="together">
            {w.readOn}
          </PageLink>
        )}
      </p>
    </details>
  );
}
