// Plain JavaScript, because npm test composes the folder before the project's own Node is known to run.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const records = join(import.meta.dirname, 'records');
/** The option with which Node reads the list of doctors from the folder CONTENT_ROOT (use.mjs), as the build reads all other content. */
export const preload = `--import=${new URL('use.mjs', import.meta.url).href}`;

const cache = resolve(import.meta.dirname, '../../.cache/content-for-tests');

/** Returns the ids of the doctors in a folder of content. */
const doctorsIn = (folder) => JSON.parse(readFileSync(join(folder, 'physicians.json'), 'utf8')).map(({ id }) => id);

/** Returns a name for the content of these folders: the same files give the same name. */
function nameOf(folders) {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (statSync(join(folder, name)).isFile()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Writes the content that tests run on: the records of tests/practice (offices, hours, closures, doctors with their reviews, staff, plans,
 * the practice), which the practice never changes, and every other text from content/. Programs that run at the same time share
 * the folder, so an existing folder is not changed.
 * @returns the absolute path of the folder.
 */
export function composeContent(content = 'content') {
  const folder = join(cache, nameOf([content, records]));
  if (existsSync(folder)) return folder;
  rmSync(cache, { recursive: true, force: true });
  const partial = `${folder}.${process.pid}`;
  cpSync(content, partial, { recursive: true });
  rmSync(join(partial, 'physicians'), { recursive: true, force: true });
  cpSync(records, partial, { recursive: true });
  pointToTestDoctors(partial, doctorsIn(content), doctorsIn(records));
  renameSync(partial, folder);
  return folder;
}

/** Changes links to the practice's own doctors, who have no page here, into links to a doctor of the tests. */
function pointToTestDoctors(folder, own, [first, ...others]) {
  const gone = own.filter((id) => ![first, ...others].includes(id));
  if (gone.length === 0) return;
  const links = new RegExp(`\\bphysician/(${gone.join('|')})\\b`, 'g');
  for (const name of readdirSync(folder, { recursive: true }).filter((one) => /\.(yaml|mdoc)$/.test(one))) {
    const text = readFileSync(join(folder, name), 'utf8');
    if (text.search(links) >= 0) writeFileSync(join(folder, name), text.replace(links, `physician/${first}`));
  }
}
