import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from '#app/pages/emergency/page-words.ts';
import { words } from './words.ts';

/**
 * The first screen, for a frightened parent with the phone in one hand: 911 and two choices, each as large as a
 * thumb needs, and nothing else. On a phone it fills the screen.
 */
export function Opening({ title }: { readonly title: string }) {
  const w = useWords(words);
  const p = useWords(pageWords);
  const choices = [
    { href: '#emergency-anaphylaxis', icon: 'syringe', text: p.allergic },
    { href: '#emergency-asthma', icon: 'inhaler', text: p.asthma },
  ] as const;
  return (
    <div className="mx-auto flex min-h-[calc(100svh-var(--header-height))] max-w-6xl flex-col gap-4 px-5 py-5 md:min-h-0 md:px-8 md:pt-12 md:pb-6 print:min-h-0 print:p-0">
      <h1 tabIndex={-1}>{title}</h1>
      <a
        href="tel:911"
        className="flex min-h-24 items-center justify-center gap-4 rounded-card bg-alarm px-5 py-4 text-4xl font-bold text-page no-underline hover:underline focus-visible:rounded-card md:text-5xl print:hidden"
      >
        <Icon name="phone" className="icon size-11" />
        {w.call911}
      </a>
      <nav aria-label={p.choose} className="grid flex-1 gap-4 md:grid-cols-2 print:hidden">
        {choices.map(({ href, icon, text }) => (
          <a
            key={href}
            href={href}
            className="flex min-h-24 items-center gap-4 rounded-card border-2 border-alarm bg-alarm-mist px-5 py-4 font-display text-3xl leading-tight font-bold text-ink no-underline hover:underline focus-visible:rounded-card"
          >
            <Icon name={icon} className="icon size-14 text-alarm" />
            <span className="min-w-0 flex-1 hyphens-auto">{text}</span>
            <Icon name="chevron-down" className="icon size-8 text-alarm" />
          </a>
        ))}
      </nav>
    </div>
  );
}
