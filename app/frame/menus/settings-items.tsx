import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { LanguageChoice } from '../language-link.tsx';
import { ThemeChoice } from '../theme-choice.tsx';
import { words } from '../words.ts';
import { socialNetworks } from './social-networks.ts';

/** The settings menu: language, theme, and the practice's pages on social networks. */
export function SettingsItems() {
  const w = useWords(words);
  const { social } = useFrame();
  return (
    <div className="grid gap-4 p-2">
      <div>
        <p className="mb-2 font-semibold">{w.language}</p>
        <LanguageChoice />
      </div>
      <div className="needs-script works-before-hydration">
        <p className="mb-2 font-semibold">{w.theme}</p>
        <ThemeChoice />
      </div>
      <div>
        <p className="mb-1 font-semibold">{w.social}</p>
        <ul>
          {socialNetworks.map(({ id, name }) => (
            <li key={id}>
              <ExternalLink href={social[id]} className="menu-item">
                <Icon name={id} className="icon size-6" />
                <span>{name}</span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
