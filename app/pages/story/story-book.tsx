import { useRef, useState } from 'react';
import type { Story } from '#app/content/kids/story.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { ReadAloud } from '#app/parts/kids/read-aloud.tsx';
import { StoryDrawing } from '#app/parts/story-drawings/story-drawing.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

interface StoryBookProps {
  readonly title: string;
  readonly story: Localized<Story>;
}

/**
 * The story as a row of pictures to swipe, and on paper as the eight pages of a book folded from one sheet: one list,
 * laid out by story.css, so both work without JavaScript.
 */
export function StoryBook({ title, story }: StoryBookProps) {
  const w = useWords(words);
  const { brand, offices } = useFrame();
  const strip = useRef<HTMLElement>(null);
  const [end, setEnd] = useState<'first' | 'last' | undefined>('first');
  const { cover, lead, time, panels, parents } = story;

  function show(place: number) {
    const pages = strip.current?.querySelectorAll('li');
    pages?.[place]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }

  function turn(by: -1 | 1) {
    const row = strip.current;
    const page = row?.querySelector('li');
    if (row && page) row.scrollBy({ left: by * page.offsetWidth });
  }

  function onScroll() {
    const row = strip.current;
    if (!row) return;
    const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
    setEnd(row.scrollLeft < 8 ? 'first' : left < 8 ? 'last' : undefined);
  }

  return (
    <div className="story">
      {/* Above the pictures, so that a phone shows a picture and the button to the next together. */}
      <div className="story-buttons">
        <span className="needs-script">
          <button type="button" className="kz-plain-button" aria-disabled={end === 'first'} onClick={() => turn(-1)}>
            <Icon name="arrow-left" />
            {w.before}
          </button>
        </span>
        <span className="needs-script">
          <button type="button" className="kz-plain-button" aria-disabled={end === 'last'} onClick={() => turn(1)}>
            {w.after}
            <Icon name="arrow-right" />
          </button>
        </span>
      </div>
      {/* The keyboard must be able to focus the row, to scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs the focus to be scrolled by keys */}
      <section ref={strip} onScroll={onScroll} className="story-strip print-alone" aria-label={w.pictures} tabIndex={0}>
        <ol className="story-pages">
          <li className="story-page story-cover">
            <StoryDrawing name={cover} />
            <p className="story-title print-only">{title}</p>
            <p>{lead}</p>
            <p className="print-only">{w.mine} ____________</p>
          </li>
          {panels.map(({ drawing, text }, place) => (
            <li key={drawing} className="story-page">
              <StoryDrawing name={drawing} />
              <p>
                <span aria-hidden="true" className="story-number">
                  {place + 1}
                </span>
                {text}
              </p>
            </li>
          ))}
          <li className="story-page story-back">
            <p className="story-title">{w.parents}</p>
            <p>{parents}</p>
            <p>{time}</p>
            <p className="print-only">
              {brand}
              {offices.map(({ id, name, phones }) => (
                <span key={id} className="block">
                  {name}: <PhoneLink number={phones.office} />
                </span>
              ))}
            </p>
          </li>
        </ol>
      </section>
      <div className="story-buttons">
        <ReadAloud texts={[`${title}. ${lead}`, ...panels.map(({ text }) => text)]} onPlace={show} />
        <PrintButton className="kz-plain-button">{w.book}</PrintButton>
      </div>
    </div>
  );
}
