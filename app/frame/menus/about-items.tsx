import { PageLink } from '#app/ui/page-link.tsx';
import { PortraitImage } from '#app/ui/portrait-image.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from '#app/frame/words.ts';
import { MenuLink } from './menu-link.tsx';

/** The three physicians and the team page. */
export function AboutItems() {
  const w = useWords(words);
  const { physicians } = useFrame();
  return (
    <ul>
      {physicians.map((physician) => (
        <li key={physician.id}>
          <PageLink to={`physician/${physician.id}`} className="menu-item">
            <PortraitImage id={physician.id} crop="square" alt="" className="size-12 rounded-full" sizes="48px" />
            <span>
              <span className="block font-semibold">
                {physician.name}, {physician.credentials}
              </span>
              <span className="block text-quiet text-[.95rem]">{w.boardCertified}</span>
            </span>
          </PageLink>
        </li>
      ))}
      <li>
        <MenuLink to="team" icon="person">
          {w.ourTeam}
        </MenuLink>
      </li>
      <li>
        <MenuLink to="reviews" icon="star">
          {w.reviews}
        </MenuLink>
      </li>
    </ul>
  );
}
