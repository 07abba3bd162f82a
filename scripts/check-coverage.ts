/**
 * docs/coverage.md says, statement by statement of the specification, which test shows it. This holds the two
 * together: a test that is named must exist, and every row must name one or the issue that will bring it.
 */
import { existsSync, readFileSync } from 'node:fs';

const file = 'docs/coverage.md';
const reference = /`([\w./-]+\.(?:test|spec)\.tsx?)(?: › ([^`]+))?`/g;
const later = /\bissue: /;

const faults = readFileSync(file, 'utf8')
  .split('\n')
  .flatMap((line, index) => {
    const where = `${file}:${index + 1}`;
    if (!line.startsWith('- ')) return [];
    const named = [...line.matchAll(reference)];
    if (named.length === 0 && !later.test(line)) return [`${where}: names no test and no issue to come`];
    return named.flatMap(([, path = '', title]) => {
      if (!existsSync(path)) return [`${where}: there is no ${path}`];
      if (title && !readFileSync(path, 'utf8').includes(title)) return [`${where}: ${path} has no test "${title}"`];
      return [];
    });
  });

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('Every statement names a test that exists.');
