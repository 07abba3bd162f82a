import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * The stylesheet of what follows it. In a served page it holds up that alone, and not the first paint; where the page is opened by a link
 * within the site, the page waits for it (`precedence`), so that nothing is shown without its style.
 */
export function LateStyle({ href }: { readonly href: string }) {
  const hydrated = useHydrated();
  const [isStep] = useState(hydrated);
  return <link rel="stylesheet" href={href} {...(isStep && { precedence: 'medium' })} />;
}
