import { createContext, useContext, useState } from 'react';
import type { InlineName, InlineScripts } from './inline-scripts.ts';

export interface InlineCode {
  readonly style: string;
  readonly scripts: InlineScripts;
  /** What the page says to search engines, objects of schema.org. */
  readonly structuredData: readonly object[];
}

/** What app/entry.server.tsx writes into each page. Browsers have none: React leaves alone what stands there. */
export const InlineCodeContext = createContext<InlineCode | undefined>(undefined);

export function InlineScript({ name }: { readonly name: InlineName }) {
  const code = useContext(InlineCodeContext)?.scripts[name] ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own compiled script.
  return <script data-inline={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

const styleInPage = () => document.querySelector('style[data-inline]')?.textContent ?? '';

/** The stylesheet, so that the first paint waits for no second request. Should React build the document anew, it puts the same back. */
export function InlineStyle() {
  const code = useContext(InlineCodeContext);
  const [style] = useState(() => code?.style ?? styleInPage());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet.
  return <style data-inline="style" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: style }} />;
}
