import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from '../words.ts';
import { type MenuLine, MenuLineLink, MenuLines } from './menu-lines.tsx';

const showing = (kind: 'condition' | 'service') => (line: MenuLine) => 'to' in line && line.shows === kind;

/** Conditions, services, and what else helps to come to us, such as the accepted insurance. */
export function HelpItems({ wide = false }: { readonly wide?: boolean }) {
  const w = useWords(words);
  const lines = useFrame().menus.help;
  const [conditions, services] = [lines.filter(showing('condition')), lines.filter(showing('service'))];
  const others = lines.filter((line) => !conditions.includes(line) && !services.includes(line));
  return (
    <div className={wide ? 'grid gap-4 p-2 md:grid-cols-[2fr_1fr]' : undefined}>
      <div>
        <p className="px-2.5 py-2 font-display text-xl font-bold">{w.conditions}</p>
        <ul className={wide ? 'grid grid-cols-2' : undefined}>
          <MenuLines lines={conditions} />
        </ul>
      </div>
      <div>
        <p className="px-2.5 py-2 font-display text-xl font-bold">{w.services}</p>
        <ul>
          <MenuLines lines={services} />
        </ul>
        <div className="mt-2 border-t border-line pt-2">
          {others.map((line) => (
            <MenuLineLink key={'to' in line ? line.to : line.outside} line={line} />
          ))}
        </div>
      </div>
    </div>
  );
}
