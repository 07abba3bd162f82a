import type { PageId } from '#app/site/pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SectionLink } from '#app/ui/section-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from '../words.ts';
import { type MenuLine, MenuLines } from './menu-lines.tsx';

/** Pages shown first, with all links that leave the site. */
const first: readonly PageId[] = ['patient-education', 'patient-portal', 'medications-to-avoid', 'baked-challenge-recipes', 'kids-zone'];
/** Pages to read before a visit; all others are for any day. */
const beforeVisit: readonly PageId[] = ['insurance', 'change-or-cancel', 'good-faith-estimate', 'first-visit'];
const isFirst = (line: MenuLine) => 'outside' in line || first.includes(line.to);
const isBefore = (line: MenuLine) => 'to' in line && beforeVisit.includes(line.to);

/** The menu for patients: what they use most, and under a line pages to read before a visit and pages for any day. */
export function ToolsItems({ wide = false }: { readonly wide?: boolean }) {
  const w = useWords(words);
  const { tools } = useFrame().menus;
  const others = tools.filter((line) => !isFirst(line));
  const groups = [
    { title: w.beforeYouCome, lines: others.filter(isBefore) },
    { title: w.everyDay, lines: others.filter((line) => !isBefore(line)) },
  ];
  return (
    <div className={wide ? 'grid p-2 md:grid-cols-[1fr_2fr]' : undefined}>
      <ul className={`mb-2 border-b border-line pb-2 md:col-span-full ${wide ? 'grid grid-flow-col grid-cols-3 grid-rows-3' : ''}`}>
        <MenuLines lines={tools.filter(isFirst)} />
      </ul>
      {groups.map(({ title, lines }) => (
        <div key={title}>
          <p className="px-2.5 py-2 font-display text-xl font-bold">{title}</p>
          <ul className={wide && lines.length > beforeVisit.length ? 'grid grid-cols-2' : undefined}>
            <MenuLines lines={lines} />
          </ul>
        </div>
      ))}
      <p className="mt-2 border-t border-line pt-2 md:col-span-full">
        <SectionLink section="patient-resources" className="menu-item">
          <Icon name="leaf" className="icon size-6" />
          <span>{w.allResources}</span>
        </SectionLink>
      </p>
    </div>
  );
}
