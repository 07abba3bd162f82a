/** Pages of the site, drawn by its last build from the content/ of the current folder. */
import { registerHooks } from 'node:module';
import { createRequestHandler } from 'react-router';
import { listedMedications } from '#app/parts/medicines/listed-medication.server.ts';
import { languages } from '#app/site/language.ts';

// The build holds the list of medicines as it was then; it is made anew.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const language = languages.find((one) => `${loaded.source ?? ''}`.startsWith(`// \\0virtual:medicines/${one}\n`));
    return language ? { ...loaded, source: `export default ${JSON.stringify(listedMedications(language))}` } : loaded;
  },
});

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
