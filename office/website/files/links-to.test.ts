/** Removes links to a doctor's page from a copy of the records. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentRoot } from '#app/content/content-root.server.ts';
import { withAt } from '../fields/places.ts';
import { changedYaml } from './changed-yaml.ts';
import { doctorRows } from './doctor-rows.ts';
import { withoutLinksTo } from './links-to.ts';
import { doctorRecord } from './records.ts';

const project = mkdtempSync(join(tmpdir(), 'desk-links-'));
afterAll(() => rmSync(project, { recursive: true }));
const [row] = doctorRows('.');
if (!row) throw new Error('no doctor');
const page = `physician/${row.id}`;
cpSync(contentRoot, join(project, 'content'), { recursive: true });
/** Writes a record with another value at a path; returns its old text. */
function given(file: string, path: readonly (string | number)[], value: unknown): string {
  const text = readFileSync(join(contentRoot, file), 'utf8');
  const changed = changedYaml(text, withAt(parse(text), path, value));
  writeFileSync(join(project, 'content', file), changed);
  return text;
}

it('takes a link out with its words, or leads to the team where there must be one, and unlinks texts', async () => {
  const plans = given('insurance-plans.yaml', ['groups', 0, 'next'], { to: page, text: { en: 'Our doctor', es: 'Nuestro médico' } });
  const services = parse(given('home-services.yaml', ['cards', 0, 'to'], page));
  given('closures.yaml', ['closures', 0, 'reason', 'en'], `See [Dr. X](page:${page}), please`);
  const changed = await withoutLinksTo(project, { value: page, instead: 'team' }, doctorRecord(row));
  const textOf = (file: string) => changed.find(({ record }) => record.file === file)?.text ?? '';
  expect(parse(textOf('insurance-plans.yaml'))).toEqual(withAt(parse(plans), ['groups', 0, 'next'], undefined));
  expect(parse(textOf('home-services.yaml'))).toEqual(withAt(services, ['cards', 0, 'to'], 'team'));
  expect(parse(textOf('closures.yaml')).closures[0].reason.en).toBe('See Dr. X, please');
  expect(changed).toHaveLength(3);
}, 60_000);
