import type { Language } from '../site/language.ts';
import { ExternalLink } from './external-link.tsx';

export interface ListedSource {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  /** As the publisher gives it: a day, a month or a year. */
  readonly date?: string;
  /** What its title is written in: English, unless told. */
  readonly language?: Language;
  /** What of the page rests on it, where the text itself does not say so. */
  readonly note?: string;
}

interface SourceListProps {
  readonly sources: readonly ListedSource[];
  /** The text names sources by number: each is the place `source-1`, `source-2` … Once on a page. */
  readonly anchored?: boolean;
  /** Said after each title to those who cannot see a new tab open; without it links open in the page's own. */
  readonly newTabNote?: string;
  readonly className?: string;
}

/** Where what a page says comes from, numbered: the title as a link, who published it, and when. */
export function SourceList({ sources, anchored = false, newTabNote, className = '' }: SourceListProps) {
  return (
    <ol className={`grid list-decimal gap-1 ps-7 text-base ${className}`}>
      {sources.map(({ id, title, publisher, url, date, language = 'en', note }, place) => (
        <li key={id} id={anchored ? `source-${place + 1}` : undefined} className="break-inside-avoid target:bg-mist">
          {newTabNote ? (
            <ExternalLink href={url} newTabNote={newTabNote}>
              <span lang={language}>{title}</span>
            </ExternalLink>
          ) : (
            <a href={url} rel="noopener noreferrer" lang={language}>
              {title}
            </a>
          )}
          . {publisher}
          {date && `, ${date}`}.{note && <span className="text-quiet"> {note}</span>}
        </li>
      ))}
    </ol>
  );
}
