import type { ArticleSummary } from '#app/content/articles/article.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';

export type ShownTopic = Localized<ArticleSummary>;

interface TopicCardProps {
  readonly topic: ShownTopic;
  /** Level of the title: one below the heading of its list. */
  readonly heading: 'h3' | 'h4';
}

/** One condition or service of the index. */
export function TopicCard({ topic, heading: Heading }: TopicCardProps) {
  return (
    <div className="card relative flex h-full flex-wrap content-start gap-4 p-5">
      <Icon name={topic.icon} className="size-11 shrink-0 text-oak" />
      <div className="min-w-0 flex-1 basis-[8em]">
        <Heading className="text-xl">
          <PageLink to={topic.pageId} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            {topic.title}
          </PageLink>
        </Heading>
        <p className="mt-1 text-base text-quiet">{topic.summary}</p>
      </div>
    </div>
  );
}
