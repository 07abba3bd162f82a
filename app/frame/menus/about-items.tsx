import { pageById } from '#app/site/paths.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { PortraitImage } from '#app/ui/portrait-image.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from '../words.ts';
import { MenuLines } from './menu-lines.tsx';

/** The physicians with their portraits, and the pages about the team. */
export function AboutItems() {
  const w = useWords(words);
  const { menus, physicians } = useFrame();
  const pages = menus.about.filter((line) => !('to' in line && pageById(line.to).record?.kind === 'physician'));
  return (
    // Drawings as wide as a portrait, so that the words of all lines align.
    <ul className="[&_.icon]:w-12">
      {physicians.map((physician) => (
        <li key={physician.id}>
          <PageLink to={`physician/${physician.id}`} className="menu-item">
            <PortraitImage id={physician.id} crop="face" alt="" className="size-12 rounded-full" sizes="48px" />
            <span>
              <span className="block font-semibold">{`${physician.name}, ${physician.credentials}`}</span>
              <span className="block text-quiet text-base">{w.boardCertified}</span>
            </span>
          </PageLink>
        </li>
      ))}
      <MenuLines lines={pages} />
    </ul>
  );
}
