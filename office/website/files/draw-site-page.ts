/** Renders pages of the site with its last build, from content/ in the current folder. */
import { createRequestHandler } from 'react-router';
import { listedMedications } from '#app/parts/medicines/listed-medication.server.ts';
import { languages } from '#app/site/language.ts';

// The build reads the list of medicines from here; its own list, from build time, is only a fallback.
for (const language of languages) Object.assign(globalThis, { [Symbol.for(`virtual:medicines/${language}`)]: listedMedications(language) });

let told = '';
// The build logs here why a page is not rendered.
console.error = (error: unknown) => {
  told ||= error instanceof Error ? error.message : String(error);
};

/** @throws Error with the reason, where the page cannot be rendered. */
export async function drawPage(build: string, path: string): Promise<string> {
  told = '';
  const answer = await createRequestHandler(await import(build), 'production')(new Request(`http://site${path}`));
  if (answer.status >= 500) throw new Error(told);
  return answer.text();
}
