import { useState } from 'react';
import { conditionGroups } from '#app/content/articles/condition-groups.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { seenText } from '#app/site/seen-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { TabList, tabId, tabPanelId } from '#app/ui/tabs.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { matches } from './matching.ts';
import { type ShownTopic, TopicRow } from './topic-row.tsx';
import { servicesAnchor, useTab } from './use-tab.ts';
import { words } from './words.ts';

interface TopicListsProps {
  readonly conditions: readonly ShownTopic[];
  readonly services: readonly ShownTopic[];
}

interface RowsProps {
  readonly topics: readonly ShownTopic[];
  readonly heading: 'h3' | 'h4';
}

function Rows({ topics, heading }: RowsProps) {
  return (
    <ul className="topics">
      {topics.map((topic) => (
        <li key={topic.slug}>
          <TopicRow topic={topic} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** Conditions and services: two lists on one page, two tabs with JavaScript, and a filter of both. */
export function TopicLists({ conditions, services }: TopicListsProps) {
  const w = useWords(words);
  const { plans } = useWords(actionPlanWords);
  const { tab, select, settled } = useTab();
  const [typed, setTyped] = useState('');
  const searching = seenText(typed) !== '';
  const found = (topics: readonly ShownTopic[]) => topics.filter((topic) => matches(typed, topic));
  const shownConditions = found(conditions);
  const shownServices = found(services);
  const count = shownConditions.length + shownServices.length;
  // A search shows both lists, else only the tab's; without JavaScript both are shown, one below the other.
  const look = (list: typeof tab, own: string) => (searching || tab === list ? own : `${own} hidden plain:block print:block`);
  // Before the address is read, its hash alone can ask for the services: CSS shows them at once, so that the browser can scroll to them.
  const before = settled
    ? { conditions: '', services: '' }
    : {
        conditions: 'group-has-[#panel-services_:target]/topics:hidden plain:block print:block',
        services: 'has-[:target]:block',
      };
  const panel = (list: 'conditions' | 'services') =>
    !searching ? ({ role: 'tabpanel', id: tabPanelId(list), 'aria-labelledby': tabId(list) } as const) : {};

  return (
    <div className="topic-lists group/topics mx-auto max-w-page px-5 pt-3 pb-6 md:px-8">
      <div className="topic-finder needs-script">
        <p>
          <label htmlFor="topic-filter" className="block font-semibold">
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
      <p className="print:hidden">
        <PageLink to="school-desk" className="inline-flex min-h-11 items-center gap-2 py-1 font-semibold">
          <Icon name="document" />
          {plans}
        </PageLink>
      </p>
      <section
        hidden={searching && shownConditions.length === 0}
        {...panel('conditions')}
        className={look('conditions', before.conditions)}
      >
        <h2>{w.conditionsHeading}</h2>
        {conditionGroups.map((group) => {
          const topics = shownConditions.filter((topic) => topic.group === group);
          if (topics.length === 0) return null;
          return (
            <div key={group} className="topic-band" data-group={group}>
              <img
                src={`/art/doors/${group}.svg`}
                alt=""
                width="200"
                height="160"
                loading="lazy"
                decoding="async"
                className="topic-plate"
              />
              <h3 id={group}>{w[group]}</h3>
              <Rows topics={topics} heading="h4" />
            </div>
          );
        })}
      </section>
      <section hidden={searching && shownServices.length === 0} {...panel('services')} className={look('services', before.services)}>
        <h2 id={servicesAnchor}>{w.services}</h2>
        <Rows topics={shownServices} heading="h3" />
      </section>
    </div>
  );
}
