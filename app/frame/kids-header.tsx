import { grainPath } from '#app/parts/kids/grain-picture.tsx';
import kidsStyles from '#app/parts/kids/kids.css?url';
import { words } from '#app/parts/kids/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { Drawer, DrawerButton } from './drawer.tsx';
import { LanguageLink } from './language-link.tsx';

/** The header of the children's pages: the zone's name with a pollen grain, other language, exit and menu. It scrolls with the page. */
export function KidsHeader() {
  const w = useWords(words);
  const { brand, menus } = useFrame();
  const zone = menus.tools.flatMap((line) => ('to' in line && line.to === 'kids-zone' ? [line.label] : []));
  return (
    <>
      {/* Only the children's pages load the styles of their street and games. */}
      <link rel="stylesheet" href={kidsStyles} precedence="medium" />
      <header className="kz-header">
        <PageLink to="kids-zone" className="kz-home">
          <img src={grainPath('mountain-cedar')} alt="" width="44" height="44" />
          <span>{zone[0]}</span>
        </PageLink>
        <LanguageLink className="kz-header-link" />
        <PageLink to="home" className="kz-header-link" aria-label={w.exitTo(brand)}>
          <Icon name="close" />
          {w.exit}
        </PageLink>
        <DrawerButton className="kz-header-link" />
        <Drawer />
      </header>
    </>
  );
}
