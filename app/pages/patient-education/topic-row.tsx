import type { ArticleSummary } from '#app/content/articles/article.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { topicLine } from './topic-line.ts';

export type ShownTopic = Localized<ArticleSummary>;

interface TopicRowProps {
  readonly topic: ShownTopic;
  /** The title's level: one below its list's heading. */
  readonly heading: 'h3' | 'h4';
}

/** A condition or service in the index; its title and drawing turn into its page's (app/browser/page-actions.ts). */
export function TopicRow({ topic, heading: Heading }: TopicRowProps) {
  return (
    <div className="topic">
      <Icon name={topic.icon} />
      <Heading>
        <PageLink to={topic.pageId} viewTransition>
          {topic.title}
        </PageLink>
      </Heading>
      <p className="topic-line">{topicLine(topic)}</p>
      <p>{topic.summary}</p>
    </div>
  );
}
