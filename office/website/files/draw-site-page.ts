/** Pages of the site, drawn by its last build from the content/ of the current folder. */
import { createRequestHandler } from 'react-router';
import { listedMedications } from '#app/parts/medicines/listed-medication.server.ts';
import { languages } from '#app/site/language.ts';

// The build takes the list of medicines from here, and its own, of the day it was made, only where there is none.
for (const language of languages) Object.assign(globalThis, { [Symbol.for(`virtual:medicines/${language}`)]: listedMedications(language) });

let told = '';
// The build tells here why a page is not drawn.
console.error = (error: unknown) => {
  told ||= error instanceof Error ? error.message : String(error);
};

/** @throws Error that says why, where the page cannot be drawn. */
export async function drawPage(build: string, path: string): Promise<string> {
  told = '';
  const answer = await createRequestHandler(await import(build), 'production')(new Request(`http://site${path}`));
  if (answer.status >= 500) throw new Error(told);
  return answer.text();
}
