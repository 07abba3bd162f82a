import type { IconName } from '#app/site/icon-names.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import { useFrame } from '../../ui/use-frame.ts';
import { useWords } from '../../ui/use-language.ts';
import { words } from '#app/frame/words.ts';
import { useReplaceInDrawer } from './drawer-context.ts';
import { MenuLink } from '#app/frame/menus/menu-link.tsx';

function OutsideItem({ href, icon, children }: { readonly href: string; readonly icon: IconName; readonly children: string }) {
  const w = useWords(words);
  return (
    <ExternalLink href={href} newTabNote={w.opensNewTab} className="menu-item">
      <Icon name={icon} className="icon size-6" />
      <span>{children}</span>
    </ExternalLink>
  );
}

/** What patients use again and again. */
export function ToolsItems() {
  const w = useWords(words);
  const { portalUrl, pollenCountUrl } = useFrame();
  const replace = useReplaceInDrawer();
  return (
    <ul>
      <li>
        <MenuLink to="patient-education" icon="patient-education">
          {w.patientEducation}
        </MenuLink>
      </li>
      <li>
        <OutsideItem href={portalUrl} icon="patient-portal">
          {w.patientPortal}
        </OutsideItem>
      </li>
      <li>
        <OutsideItem href={pollenCountUrl} icon="pollen-counts">
          {w.pollenCounts}
        </OutsideItem>
      </li>
      <li>
        <MenuLink to="medications-to-avoid" icon="medications-to-avoid">
          {w.medications}
        </MenuLink>
      </li>
      <li>
        <MenuLink to="baked-challenge-recipes" icon="baked-challenge-recipes">
          {w.recipes}
        </MenuLink>
      </li>
      <li>
        <MenuLink to="kids-zone" icon="kids-zone">
          {w.kidsZone}
        </MenuLink>
      </li>
      <li>
        <MenuLink to="shots-today" icon="syringe">
          {w.shotsToday}
        </MenuLink>
      </li>
      <li>
        <MenuLink to="seasons" icon="seasons">
          {w.seasons}
        </MenuLink>
      </li>
      <li>
        <MenuLink to="first-visit" icon="first-visit">
          {w.firstVisit}
        </MenuLink>
      </li>
      <li>
        <MenuLink to="after-hours" icon="moon">
          {w.afterHours}
        </MenuLink>
      </li>
      <li>
        <MenuLink to="emergency" icon="emergency">
          {w.emergency}
        </MenuLink>
      </li>
      <li className="mt-2 border-t border-line pt-2">
        <SectionLink section="patient-resources" className="menu-item" replace={replace}>
          <Icon name="leaf" className="icon size-6" />
          <span>{w.allResources}</span>
        </SectionLink>
      </li>
    </ul>
  );
}
