import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from '#app/frame/words.ts';
import { MenuLink } from './menu-link.tsx';

/** Conditions, services and the accepted insurance. */
export function HelpItems({ wide = false }: { readonly wide?: boolean }) {
  const w = useWords(words);
  const { conditions, services } = useFrame();
  return (
    <div className={wide ? 'grid gap-4 p-2 md:grid-cols-[2fr_1fr]' : undefined}>
      <div>
        <p className="px-2.5 py-2 font-display text-xl font-bold">{w.conditions}</p>
        <ul className={wide ? 'grid grid-cols-2' : undefined}>
          {conditions.map(({ pageId, title, icon }) => (
            <li key={pageId}>
              <MenuLink to={pageId} icon={icon}>
                {title}
              </MenuLink>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="px-2.5 py-2 font-display text-xl font-bold">{w.services}</p>
        <ul>
          {services.map(({ pageId, title, icon }) => (
            <li key={pageId}>
              <MenuLink to={pageId} icon={icon}>
                {title}
              </MenuLink>
            </li>
          ))}
        </ul>
        <div className="mt-2 border-t border-line pt-2">
          <MenuLink to="insurance" icon="shield">
            {w.insurance}
          </MenuLink>
        </div>
      </div>
    </div>
  );
}
