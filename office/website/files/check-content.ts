/** Checks the records of a content folder and prints each fault as JSON: a program of its own, so that the desk keeps nothing of a trial. */
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , root = 'content'] = process.argv;

// The table of pages is made of the list of doctors that it imports: that of the folder which is checked.
const list = pathToFileURL(resolve(join(root, 'physicians.json'))).href;
registerHooks({
  resolve: (name, context, next) => (name.endsWith('/content/physicians.json') ? next(list, context) : next(name, context)),
});
const { checkTools } = await import('#app/content/check-tools.server.ts');
const { checkContent } = await import('#app/content/checks.server.ts');
process.stdout.write(JSON.stringify([...checkContent(root), ...checkTools(root)]));
