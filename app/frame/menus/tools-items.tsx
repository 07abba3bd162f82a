import { Icon } from '#app/ui/icon.tsx';
import { SectionLink } from '#app/ui/section-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from '../words.ts';
import { MenuLines } from './menu-lines.tsx';

/** What patients use again and again. */
export function ToolsItems() {
  const w = useWords(words);
  const { menus } = useFrame();
  return (
    <ul>
      <MenuLines lines={menus.tools} />
      <li className="mt-2 border-t border-line pt-2">
        <SectionLink section="patient-resources" className="menu-item">
          <Icon name="leaf" className="icon size-6" />
          <span>{w.allResources}</span>
        </SectionLink>
      </li>
    </ul>
  );
}
