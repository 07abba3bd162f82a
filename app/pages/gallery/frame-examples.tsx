import { LanguageChoice, LanguageLink } from '#app/frame/language-link.tsx';
import { Logo } from '#app/frame/logo.tsx';
import { Menu } from '#app/frame/menus/menu.tsx';
import { MenuLines } from '#app/frame/menus/menu-lines.tsx';
import { ThemeChoice } from '#app/frame/theme-choice.tsx';
import { words as frameWords } from '#app/frame/words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Section } from '#app/ui/section.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import type { Example, Stage } from './example.ts';
import { words } from './words.ts';

/** A menu as the header has it, to open, and its lines as they then stand there. */
function Menus({ theme }: Stage) {
  const w = useWords(frameWords);
  const { menus } = useFrame();
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Menu id={`example-menu-${theme}`} label={w.tools}>
          <ul>
            <MenuLines lines={menus.tools} />
          </ul>
        </Menu>
        <Menu id={`example-settings-${theme}`} label={w.settings} icon="settings">
          <ThemeChoice />
        </Menu>
      </div>
      <ul className="mt-4 max-w-80 rounded-card border border-line bg-card p-3 shadow-card">
        <MenuLines lines={menus.tools.slice(0, 4)} />
      </ul>
    </>
  );
}

function Settings() {
  return (
    <div className="grid gap-4">
      <LanguageChoice />
      <div className="needs-script">
        <ThemeChoice />
      </div>
      <p>
        <LanguageLink className="font-semibold" />
      </p>
    </div>
  );
}

function Sections() {
  const w = useWords(words);
  return (
    <div className="-mx-5">
      <Section title={w.calmTitle} lead={w.plainText}>
        <p>{w.calmText}</p>
      </Section>
      <Section title={w.calmTitle} tinted fades>
        <p>{w.calmText}</p>
      </Section>
    </div>
  );
}

export const frameExamples: readonly Example[] = [
  { id: 'logo', title: { en: 'The practice’s name', es: 'El nombre del consultorio' }, render: () => <Logo /> },
  { id: 'menu', title: { en: 'Menu', es: 'Menú' }, render: (stage) => <Menus {...stage} /> },
  { id: 'settings', title: { en: 'Language and colors', es: 'Idioma y colores' }, render: () => <Settings /> },
  {
    id: 'breadcrumb',
    title: { en: 'The way to a page', es: 'El camino a una página' },
    onlyIn: 'dark',
    render: ({ data }) => <Breadcrumb trail={data.trail} />,
  },
  {
    id: 'sections',
    title: { en: 'Sections, plain and tinted; the second fades in', es: 'Secciones, lisa y con fondo; la segunda aparece poco a poco' },
    wide: true,
    render: () => <Sections />,
  },
];
