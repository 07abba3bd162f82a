/** The facts of the page on medicines before skin testing; see content.server.ts for the ways of this door. */
import { join } from 'node:path';
import {
  type Medication,
  type MedicationClass,
  type MedicationRule,
  type MedicationSource,
  medicationClassesSchema,
  medicationRulesSchema,
  medicationSourcesSchema,
  medicationsSchema,
} from './schema/medication.ts';
import { ContentError, locate, readYaml } from './yaml-file.server.ts';

const defaultRoot = 'content';
const fileOf = (name: string, root: string) => join(root, 'medications', `${name}.yaml`);

/** Groups of medicines in the order of the page. */
export function medicationClasses(root = defaultRoot): MedicationClass[] {
  return readYaml(fileOf('classes', root), medicationClassesSchema).classes;
}

/** Where the days come from. */
export function medicationSources(root = defaultRoot): MedicationSource[] {
  return readYaml(fileOf('sources', root), medicationSourcesSchema).sources;
}

/** The rules in plain words, the most important first. */
export function medicationRules(root = defaultRoot): MedicationRule[] {
  return readYaml(fileOf('rules', root), medicationRulesSchema).rules;
}

/**
 * Every medicine of the list; `draft` while the practice has not approved it.
 * @throws ContentError also for a class or a source that no file knows.
 */
export function medications(root = defaultRoot): { draft: boolean; medications: Medication[] } {
  const file = fileOf('medications', root);
  const { draft = false, medications: all } = readYaml(file, medicationsSchema);
  const classes = new Set(medicationClasses(root).map(({ id }) => id));
  const sources = new Set(medicationSources(root).map(({ id }) => id));
  const problems = all.flatMap((one, index) => [
    ...(classes.has(one.class)
      ? []
      : [`${locate(file, ['medications', index, 'class'])}: expected a class of classes.yaml, found "${one.class}"`]),
    ...one.basis.from
      .filter((key) => !sources.has(key))
      .map((key) => `${locate(file, ['medications', index, 'basis', 'from'])}: expected a source of sources.yaml, found "${key}"`),
  ]);
  if (problems.length > 0) throw new ContentError(problems);
  return { draft, medications: all };
}
