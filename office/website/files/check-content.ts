/** Checks the records of a content folder and prints each fault as JSON: a program of its own, so that the desk keeps nothing of a trial. */
import { checkTools } from '#app/content/check-tools.server.ts';
import { checkContent } from '#app/content/checks.server.ts';

const [, , root = 'content'] = process.argv;
process.stdout.write(JSON.stringify([...checkContent(root), ...checkTools(root)]));
