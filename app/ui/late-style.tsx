import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * The stylesheet of the content that follows. In a served page it delays only that, and not the first paint; a page opened by a link within
 * the site waits for it (`precedence`), so that nothing is shown without its style.
 */
export function LateStyle({ href }: { readonly href: string }) {
  const hydrated = useHydrated();
  const [isStep] = useState(hydrated);
  return <link rel="stylesheet" href={href} {...(isStep && { precedence: 'medium' })} />;
}
