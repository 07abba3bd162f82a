import type { Localized } from '#app/content/localized.ts';
import type { Quest } from '#app/content/schema/kids.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { DayBoxes } from './quest-boxes.tsx';
import { Badge } from '#app/parts/kids/emblems.tsx';
import { dayCount } from './progress.ts';
import { words } from './words.ts';

interface QuestCardProps {
  readonly quest: Localized<Quest>;
  readonly checked: readonly number[];
  readonly onToggle: (day: number) => void;
  readonly pollenUrl: string;
}

/** One quest: what to do, its seven boxes and, folded away, how to do it, a fact and the parents' note. */
export function QuestCard({ quest, checked, onToggle, pollenUrl }: QuestCardProps) {
  const w = useWords(words);
  const { id, emblem, title, mission, steps, fact, source, forParents, link } = quest;
  const won = checked.length === dayCount;
  return (
    <li className="card p-5 md:p-6">
      <div className="flex items-start gap-4">
        <Badge emblem={emblem} won={won} className="size-20 flex-none md:size-24" />
        <div className="min-w-0">
          <h3 id={`quest-${id}`}>{title}</h3>
          <p className="mt-1">{mission}</p>
        </div>
      </div>
      <div className="mt-4">
        <DayBoxes title={title} checked={checked} onToggle={onToggle} />
      </div>
      <p role="status" className="mt-2 min-h-7 font-semibold text-oak noscript:hidden">
        {won ? w.won : w.done(checked.length, dayCount)}
      </p>
      <details className="group mt-1 border-t border-line">
        <summary className="flex min-h-12 items-center justify-between font-semibold">
          {w.steps}
          <Icon name="chevron-down" className="icon group-open:rotate-180" />
        </summary>
        <ul className="grid list-disc gap-1.5 ps-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        {id === 'detective' && (
          <p className="mt-3">
            <ExternalLink href={pollenUrl} newTabNote={w.newTab}>
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
              <ExternalLink href={source.url} newTabNote={w.newTab}>
                {source.title}
              </ExternalLink>
            </p>
          </div>
        )}
        <p className="mt-4 text-base">
          <strong>{w.forParents}:</strong> {forParents}{' '}
          {link && (
            <PageLink to={link} className="whitespace-nowrap">
              {w.readOn}
            </PageLink>
          )}
        </p>
      </details>
    </li>
  );
}
