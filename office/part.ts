/**
 * The desk is made of parts, each a folder with its own pages and one entry in the navigation. To add one, add a `DeskPart`
 * to parts.ts: its pages are then served in both languages, behind the passphrase.
 */
import type { Bilingual } from '#app/site/language.ts';
import type { Html } from './look/html.ts';
import type { Links } from './look/links.ts';
import type { OpenDesk } from './session.ts';

/** The input of a page of the desk for each HTTP request. */
export interface PageRequest {
  readonly desk: OpenDesk;
  readonly links: Links;
  /** The values of `:name` in the address. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The fields of a form that was sent with POST; empty otherwise. */
  readonly form: URLSearchParams;
  readonly now: Date;
  /** The folder with the desk's own data. */
  readonly folder: string;
  /** The folder of the project whose content/ the desk may change. */
  readonly project: string;
  /** The person to call when the site needs IT support; undefined if none is named. */
  readonly helper: string | undefined;
}

/** A page, a redirect, a file that the browser saves, or the content of a frame on a page of the desk. */
export type DeskAnswer = PageAnswer | { readonly goTo: string } | { readonly file: SavedFile } | { readonly shown: FrameContent };

interface FrameContent {
  /** Media type. */
  readonly type: string;
  readonly content: string | Buffer;
  readonly status?: number;
}

interface SavedFile {
  /** Appears in the browser's downloads, so no patient data. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly content: string;
}

export interface PageAnswer {
  /** The window title. Browsers keep it in their history, so it contains no patient data. */
  readonly title: string;
  /** The heading, which may name a patient; the title unless given. */
  readonly heading?: string;
  readonly main: Html;
  /** 200 unless given. */
  readonly status?: number;
  /** An address that the browser loads at once while it shows this page. */
  readonly goOn?: string | undefined;
  /** Lets the open page check for changes by other desks. */
  readonly again?: Again | undefined;
}

export interface Again {
  readonly address: string;
  /** Changes when the page's content changes. */
  readonly stamp: string;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  /** The path below the part's own address, with :names; '' is the part's first page. */
  readonly path: string;
  /** Bytes of its form, if it may be longer than other forms. */
  readonly longestForm?: number;
  readonly answer: (asked: PageRequest) => Promise<DeskAnswer>;
}

export interface DeskPart {
  /** Its address: /name in English, /es/name in Spanish. */
  readonly path: string;
  readonly name: Bilingual;
  readonly routes: readonly Route[];
}
