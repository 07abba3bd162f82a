/** Pages of the built site with other records: what visitors see once a change of content/ is built, without building. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from 'react-router';

/** The HTML of a page, drawn by the last build from the content/ of a project. */
export function pageWith(project: string, path: string): string {
  const options = { cwd: project, encoding: 'utf8', maxBuffer: 8 * 1024 * 1024, env: { ...process.env, NODE_ENV: 'production' } } as const;
  return execFileSync(process.execPath, [import.meta.filename, path], options);
}

// The build reads the records of the folder it runs in: each page needs a process of its own.
if (import.meta.main) {
  const build = await import(pathToFileURL(resolve(import.meta.dirname, '../../build/server/index.js')).href);
  const answer = await createRequestHandler(build, 'production')(new Request(`http://site${process.argv[2]}`));
  process.stdout.write(await answer.text());
}
