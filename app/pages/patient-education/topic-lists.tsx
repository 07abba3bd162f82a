import { useState } from 'react';
import { conditionGroups } from '#app/content/articles/condition-groups.ts';
import { TabList, tabId, tabPanelId } from '#app/ui/tabs.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { matches } from './matching.ts';
import { type ShownTopic, TopicCard } from './topic-card.tsx';
import { servicesAnchor, useTab } from './use-tab.ts';
import { words } from './words.ts';

interface TopicListsProps {
  readonly conditions: readonly ShownTopic[];
  readonly services: readonly ShownTopic[];
}

interface CardsProps {
  readonly topics: readonly ShownTopic[];
  readonly heading: 'h3' | 'h4';
  /** One below the other, as the groups of conditions stand in columns themselves. */
  readonly stacked?: boolean;
}

function Cards({ topics, heading, stacked = false }: CardsProps) {
  return (
    <ul className={`grid gap-5 ${stacked ? '' : 'grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]'}`}>
      {topics.map((topic) => (
        <li key={topic.slug}>
          <TopicCard topic={topic} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** Conditions and services: two lists on one page, two tabs where script runs, and a filter over both. */
export function TopicLists({ conditions, services }: TopicListsProps) {
  const w = useWords(words);
  const { tab, select, settled } = useTab();
  const [typed, setTyped] = useState('');
  const searching = typed.trim() !== '';
  const found = (topics: readonly ShownTopic[]) => topics.filter((topic) => matches(typed, topic));
  const shownConditions = found(conditions);
  const shownServices = found(services);
  const count = shownConditions.length + shownServices.length;
  // A search looks through both lists; without one the tab decides, and where no script runs both stand below each other.
  const look = (list: typeof tab, own: string) => (searching || tab === list ? own : `${own} hidden plain:block print:block`);
  // Until the address has been read, its # alone says that the services are meant: they show at once, where the browser looks for them.
  const before = settled
    ? { conditions: '', services: '' }
    : {
        conditions: 'group-has-[#panel-services_:target]/topics:hidden plain:block print:block',
        services: 'has-[:target]:block',
      };
  const panel = (list: 'conditions' | 'services') =>
    !searching ? ({ role: 'tabpanel', id: tabPanelId(list), 'aria-labelledby': tabId(list) } as const) : {};

  return (
    <div className="group/topics mx-auto max-w-page px-5 py-8 md:px-8">
      <div className="needs-script flex min-h-[9.5rem] flex-wrap content-start items-end justify-between gap-5 sm:min-h-[5.5rem]">
        <p className="needs-script w-96 max-w-full">
          <label htmlFor="topic-filter" className="mb-1 block font-semibold">
            {w.filter}
          </label>
          <input
            id="topic-filter"
            type="search"
            className="field w-full"
            placeholder={w.filterHint}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
          />
        </p>
        {!searching && (
          <TabList
            label={w.tabs}
            tabs={[
              { id: 'conditions', title: w.conditions },
              { id: 'services', title: w.servicesTab },
            ]}
            selected={tab}
            onSelect={select}
          />
        )}
        <p role="status" className={searching ? 'font-semibold' : 'sr-only'}>
          {searching && <span key={count}>{count > 0 ? w.found(count) : w.none}</span>}
        </p>
      </div>
      <section
        hidden={searching && shownConditions.length === 0}
        {...panel('conditions')}
        className={look('conditions', `mt-8 ${before.conditions}`)}
      >
        <h2>{w.conditionsHeading}</h2>
        <div className="mt-7 columns-[19rem] gap-6">
          {conditionGroups.map((group) => {
            const topics = shownConditions.filter((topic) => topic.group === group);
            if (topics.length === 0) return null;
            return (
              <div key={group} className="mb-8 break-inside-avoid">
                <h3 className="mb-3">{w[group]}</h3>
                <Cards topics={topics} heading="h4" stacked />
              </div>
            );
          })}
        </div>
      </section>
      <section
        hidden={searching && shownServices.length === 0}
        {...panel('services')}
        className={look('services', `mt-10 ${before.services}`)}
      >
        <h2 id={servicesAnchor} className="mb-6">
          {w.services}
        </h2>
        <Cards topics={shownServices} heading="h3" />
      </section>
    </div>
  );
}
