import { useState } from 'react';

/**
 * Places the build fills: each script from app/browser/<name>.ts, the style from app/styles. They carry no code
 * here, so that React never holds a second copy; scripts are the same on every page that has them and styles a few for all
 * of them, so that one strict content security policy can name them by hash.
 */
export function InlineScript({
  name,
}: {
  readonly name: 'theme' | 'month-picture' | 'closures' | 'pictures' | 'reveal' | 'wake' | 'unknown-path';
}) {
  // Empty here; with this property React leaves what the build put in alone.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no content at all is passed.
  return <script data-inline={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

function styleInPage(): string {
  return typeof document === 'undefined' ? '' : (document.querySelector('style[data-inline]')?.textContent ?? '');
}

/**
 * What the page can use of the stylesheet, so that the first paint waits for no second request (decision 004). If React ever
 * builds the document anew (the error page does), it puts the same styles back.
 */
export function InlineStyle() {
  const [style] = useState(styleInPage);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built stylesheet, read back from this very element.
  return <style data-inline="style" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: style }} />;
}
