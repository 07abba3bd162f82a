import { createContext, useContext, useState } from 'react';
import type { InlineName, InlineScripts } from './inline-scripts.ts';

export interface InlineCode {
  readonly style: string;
  readonly scripts: InlineScripts;
  /** The page's structured data for search engines, as schema.org objects. */
  readonly structuredData: readonly object[];
}

/** The inline code that app/entry.server.tsx writes into each page; undefined in browsers, where React keeps the page's code. */
export const InlineCodeContext = createContext<InlineCode | undefined>(undefined);

/** An inline script of app/browser, which runs where it is in the page, before and without hydration. */
export function InlineScript({ name }: { readonly name: InlineName }) {
  const code = useContext(InlineCodeContext)?.scripts[name] ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own compiled script.
  return <script data-inline={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

const styleInPage = () => document.querySelector('style[data-inline]')?.textContent ?? '';

/** The inline stylesheet, so that the first paint waits for no second request. If React rebuilds the document, it inserts the same. */
export function InlineStyle() {
  const code = useContext(InlineCodeContext);
  const [style] = useState(() => code?.style ?? styleInPage());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet.
  return <style data-inline="style" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: style }} />;
}
