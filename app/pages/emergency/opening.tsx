import type { Emergency } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { words } from '#app/parts/emergency-card/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { pageWords } from './page-words.ts';

interface OpeningProps {
  readonly title: string;
  readonly opening: Localized<Emergency>['opening'];
}

const large =
  'flex flex-wrap items-center gap-4 rounded-card px-5 py-3 leading-tight font-bold no-underline hover:underline focus-visible:rounded-card md:leading-tight';

/**
 * For a frightened parent with the phone in one hand: the first two steps, and the link to the step-by-step guide.
 * On a phone this fills the first screen together with the tiles below (situation.tsx).
 */
export function Opening({ title, opening: { steps, spray } }: OpeningProps) {
  const p = useWords(pageWords);
  const w = useWords(words);
  const [epinephrine, call] = steps;
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="-mb-1 font-semibold text-alarm print:hidden">{p.forAllergic}</p>
      <ol
        aria-label={p.allergic}
        className="grid list-[''] divide-y-2 divide-white/40 overflow-hidden rounded-card bg-alarm-field text-white print:hidden"
      >
        <li>
          <a href="#use-epinephrine" className={`${large} h-full min-h-22 text-2xl text-white md:text-3xl`}>
            <span className="font-display text-5xl">1</span>
            <span className="min-w-0 flex-1 basis-[5em]">
              {epinephrine}
              <span className="block text-base font-normal">{spray}</span>
            </span>
            <Icon name="anaphylaxis" className="icon size-10" />
          </a>
        </li>
        <li>
          <a href="tel:911" className={`${large} h-full min-h-22 text-3xl text-white md:text-4xl`}>
            <span className="font-display text-5xl">2</span>
            <span className="min-w-0 flex-1 basis-[4em]">{call}</span>
            <Icon name="phone" className="icon size-10" />
          </a>
        </li>
      </ol>
      <p className="grid print:hidden">
        <PageLink
          to="calm-mode"
          className={`${large} min-h-16 border-2 border-oak bg-[light-dark(var(--color-oak),transparent)] text-xl text-[light-dark(var(--color-on-oak),var(--color-oak))] md:text-2xl`}
        >
          <span className="min-w-0 flex-1 basis-[5em]">{w.stepByStep}</span>
          <Icon name="arrow-right" className="icon size-7" />
        </PageLink>
      </p>
    </>
  );
}
