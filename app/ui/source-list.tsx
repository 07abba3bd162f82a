import type { Language } from '#app/site/language.ts';
import { ExternalLink } from './external-link.tsx';

export interface ListedSource {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  /** The date of publication as the publisher gives it: a day, a month or a year. */
  readonly date?: string;
  /** The language of its title and publisher's name. */
  readonly language: Language;
  /** The statements based on it, or a remark for the reader; in the language of the page. */
  readonly note?: string;
}

interface SourceListProps {
  readonly sources: readonly ListedSource[];
  /** The text cites sources by number: they get the ids `source-1`, `source-2` … Once on a page. */
  readonly anchored?: boolean;
  /** Links open in a new tab; without it in the page's. */
  readonly newTab?: boolean;
  readonly className?: string;
}

/** A page's sources, numbered: the title as a link, the publisher, and the date. */
export function SourceList({ sources, anchored = false, newTab = false, className = '' }: SourceListProps) {
  return (
    <ol className={`grid list-decimal gap-1 ps-7 text-base ${className}`}>
      {sources.map(({ id, title, publisher, url, date, language, note }, place) => (
        <li key={id} id={anchored ? `source-${place + 1}` : undefined} className="break-inside-avoid target:bg-mist">
          {newTab ? (
            <ExternalLink href={url} hrefLang={language}>
              <span lang={language}>{title}</span>
            </ExternalLink>
          ) : (
            <a href={url} rel="noopener noreferrer" lang={language}>
              {title}
            </a>
          )}
          . <span lang={language}>{publisher}</span>
          {date ? `, ${date}.` : '.'}
          {note && <span className="text-quiet"> {note}</span>}
        </li>
      ))}
    </ol>
  );
}
