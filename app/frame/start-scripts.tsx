import { Scripts } from 'react-router';

/** As many elements as the router's start scripts are; with this property React leaves alone what the build made of them. */
function Places() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no content at all is passed.
  const place = <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <>
      {place}
      {place}
    </>
  );
}

/** The router's start scripts, which the build empties (scripts/build/finish-html.ts). A waking page need not know them. */
export const StartScripts = import.meta.env.SSR || import.meta.env.DEV ? Scripts : Places;
