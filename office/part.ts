/**
 * The desk is made of parts, each a folder with its own pages and one entry in the navigation. To add one, add a `DeskPart`
 * to parts.ts: its pages are then served in both languages, behind the passphrase.
 */
import type { Bilingual } from '#app/site/language.ts';
import type { Html } from './look/html.ts';
import type { Links } from './look/links.ts';
import type { OpenDesk } from './session.ts';

/** What a page of the desk gets with each request of the browser. */
export interface PageRequest {
  readonly desk: OpenDesk;
  readonly links: Links;
  /** What stands for `:name` in the address. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The fields of a form that was sent with POST; empty otherwise. */
  readonly form: URLSearchParams;
  readonly now: Date;
  /** Where the desk keeps what is its own. */
  readonly folder: string;
  /** The folder of the project whose content/ the desk may change. */
  readonly project: string;
  /** Whom the office calls when the site needs a developer; undefined where nobody has been named. */
  readonly helper: string | undefined;
}

/** A page of the desk, where to go on, a file that the browser saves, or what a frame on a page of the desk shows. */
export type DeskAnswer = PageAnswer | { readonly goTo: string } | { readonly file: SavedFile } | { readonly shown: FrameContent };

interface FrameContent {
  /** Media type. */
  readonly type: string;
  readonly content: string | Buffer;
  readonly status?: number;
}

interface SavedFile {
  /** Stands in the browser's list of downloads: nothing of a patient. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly content: string;
}

export interface PageAnswer {
  /** The title of the window: browsers keep it in their history, so it says nothing of a patient. */
  readonly title: string;
  /** On the page, where that may be said; the title unless given. */
  readonly heading?: string;
  readonly main: Html;
  /** 200 unless said. */
  readonly status?: number;
  /** An address that the browser asks for at once while it shows this page. */
  readonly goOn?: string | undefined;
  /** The page can be asked for again while it is shown, to see what other desks have changed. */
  readonly again?: Again | undefined;
}

export interface Again {
  readonly address: string;
  /** Differs where there is something else to see. */
  readonly stamp: string;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  /** The path below the part's own address, with :names; '' is the part's first page. */
  readonly path: string;
  /** Characters of its form, where it may be longer than the others'. */
  readonly longestForm?: number;
  readonly answer: (asked: PageRequest) => Promise<DeskAnswer>;
}

export interface DeskPart {
  /** Its address: /name in English, /es/name in Spanish. */
  readonly path: string;
  readonly name: Bilingual;
  readonly routes: readonly Route[];
}
