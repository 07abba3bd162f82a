/** Prints a page of the site, drawn by its last build from the content/ of the current folder: a program of its own, so that the desk keeps nothing of a trial. */
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

const [, , build = '', path = '/'] = process.argv;
const answer = await createRequestHandler(await import(build), 'production')(new Request(`http://site${path}`));
process.stdout.write(await answer.text());
if (answer.status >= 500) process.exitCode = 1;
