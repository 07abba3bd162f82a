import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { conditionGroups } from '#app/content/articles/condition-groups.ts';
import { conditions } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { TopicLists } from './topic-lists.tsx';

vi.mock(import('#app/content/articles/condition-groups.ts'), async (original) => {
  const { conditionGroups: groups } = await original();
  return { conditionGroups: [...groups, 'a-group-added-tomorrow'] as unknown as typeof groups };
});

test('a condition of every group of the schema is listed, of one added tomorrow too', () => {
  const [topic] = localized(conditions(), 'es');
  if (!topic) throw new Error('no condition');
  const topics = conditionGroups.map((group) => ({ ...topic, group, title: `Topic of ${group}` }));
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TopicLists conditions={topics} services={[]} />
    </MemoryRouter>,
  );
  for (const { title } of topics) expect(html).toContain(title);
});
