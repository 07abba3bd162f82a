import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { locations } from '#app/content/content.server.ts';
import { faultsOf, ifReadable } from '#app/content/faults.ts';
import { workdays } from '#app/content/practice/weekday.ts';
import { displayPath, locate } from '#app/content/yaml-file.server.ts';
import { physicianPages } from '#app/site/pages.ts';
import type { PhysicianRecord } from './physician.schema.ts';
import { physician, physicianFile, physicianRecord } from './physician.server.ts';

/** Checks physicians against content/physicians.json (both ways), one another and office hours. */
export function checkPhysicians(root: string): string[] {
  const folder = join(root, 'physicians');
  const names = filesIn(folder).map((file) => file.replace(/\.yaml$/, ''));
  const known: readonly string[] = physicianPages.map(({ id }) => id);
  const missing = known.filter((id) => !names.includes(id));
  const readable = names.flatMap((name) => {
    const record = ifReadable(() => physicianRecord(name, root));
    return record ? [{ name, record }] : [];
  });
  return [
    ...missing.map(
      (id) => `${displayPath(physicianFile(id, root))}: expected the record of a physician in content/physicians.json, found no such file`,
    ),
    ...names.flatMap((name) => faultsOf(() => physicianRecord(name, root))),
    ...readable.flatMap(({ name, record }) => [...identityFaults(name, record, root), ...scheduleFaults(name, record, root)]),
    ...readable.flatMap(({ record }) => faultsOf(() => physician(record.id, root))),
    ...slugFaults(readable, root),
  ];
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  } catch {
    return [];
  }
}

function identityFaults(name: string, { id, slug }: PhysicianRecord, root: string): string[] {
  const file = physicianFile(name, root);
  const row = physicianPages.find((page) => page.id === id);
  return [
    ...(id === name ? [] : [`${locate(file, ['id'])}: expected "${name}" as the file is named, found "${id}"`]),
    ...(row ? [] : [`${locate(file, ['id'])}: expected the id of a physician in content/physicians.json, found "${id}"`]),
    ...(row && row.slug !== slug
      ? [`${locate(file, ['slug'])}: expected "${row.slug}" as in content/physicians.json, found "${slug}"`]
      : []),
  ];
}

/** Two doctors at one address would hide one of them. */
function slugFaults(records: readonly { name: string; record: PhysicianRecord }[], root: string): string[] {
  return records.flatMap(({ name, record }, index) => {
    const same = records.slice(0, index).find((other) => other.record.slug === record.slug);
    if (!same) return [];
    const place = locate(physicianFile(name, root), ['slug']);
    return [`${place}: expected a slug of its own, found "${record.slug}", which is also the slug in ${same.name}.yaml`];
  });
}

function scheduleFaults(name: string, record: PhysicianRecord, root: string): string[] {
  const offices = ifReadable(() => locations(root));
  if (!offices) return [];
  const file = physicianFile(name, root);
  const unknown = (path: PropertyKey[], id: string) =>
    `${locate(file, path)}: expected the id of an office in locations.yaml (${offices.map((office) => office.id).join(', ')}), found "${id}"`;
  const home = offices.some(({ id }) => id === record.location) ? [] : [unknown(['location'], record.location)];
  const shifts = workdays.flatMap((day) =>
    record.schedule[day].flatMap(({ location, opens, closes }, index) => {
      const office = offices.find(({ id }) => id === location);
      if (!office) return [unknown(['schedule', day, index, 'location'], location)];
      // Pages cut a shift to its day's hours: it may exceed the hours of some weeks, but not of all.
      const weeks = [office, ...(office.laterHours ?? [])];
      const inside = weeks.some(({ clinicHours }) => clinicHours[day].some((range) => range.opens <= opens && closes <= range.closes));
      return inside
        ? []
        : [`${locate(file, ['schedule', day, index])}: expected hours inside the clinic hours of ${location}, found ${opens} to ${closes}`];
    }),
  );
  return [...home, ...shifts];
}
