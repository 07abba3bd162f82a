import { conditionGroups } from '#app/content/articles/condition-groups.ts';
import { conditionGroupWords } from '#app/parts/article/condition-group-words.ts';
import { pageById } from '#app/site/paths.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from '../words.ts';
import { type MenuLine, MenuLineLink, MenuLines } from './menu-lines.tsx';

const showing = (kind: 'condition' | 'service') => (line: MenuLine) => 'to' in line && pageById(line.to).record?.kind === kind;

/** The menu of conditions (grouped by part of the body, as in patient education), services, and other pages such as insurance. */
export function HelpItems({ wide = false }: { readonly wide?: boolean }) {
  const w = useWords(words);
  const groupNames = useWords(conditionGroupWords);
  const lines = useFrame().menus.help;
  const [conditions, services] = [lines.filter(showing('condition')), lines.filter(showing('service'))];
  const others = lines.filter((line) => !conditions.includes(line) && !services.includes(line));
  const groups = conditionGroups
    .map((group) => ({ group, lines: conditions.filter((line) => 'to' in line && line.group === group) }))
    .filter((group) => group.lines.length > 0);
  return (
    <div className={wide ? 'grid gap-x-4 p-2 md:grid-cols-[2fr_1fr]' : undefined}>
      <div>
        <p className="px-2.5 py-2 font-display text-xl font-bold">{w.conditions}</p>
        <div className={wide ? 'columns-2 gap-x-2' : undefined}>
          {groups.map((group) => (
            <div key={group.group} className="mb-2 break-inside-avoid">
              <p className="px-2.5 pt-1 text-base font-semibold text-gold">{groupNames[group.group]}</p>
              <ul>
                <MenuLines lines={group.lines} />
              </ul>
            </div>
          ))}
        </div>
      </div>
      <div>
        <p className="px-2.5 py-2 font-display text-xl font-bold">{w.services}</p>
        <ul>
          <MenuLines lines={services} />
        </ul>
      </div>
      <div className="mt-2 flex flex-wrap gap-x-4 border-t border-line pt-2 md:col-span-full">
        <PageLink to="patient-education" className="menu-item font-semibold">
          {w.allConditions}
        </PageLink>
        {others.map((line) => (
          <MenuLineLink key={'to' in line ? line.to : line.outside} line={line} />
        ))}
      </div>
    </div>
  );
}
