import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';

/** Creates a project with the tests' content/: the table of pages has their doctors, and the practice's records may link to others. */
export function projectOfTests(): string {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  symlinkSync(resolve(contentRoot), join(project, 'content'));
  return project;
}
