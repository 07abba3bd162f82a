/** The facts of the page on medicines before skin testing. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { sourceFaults } from '#app/content/articles/sources.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { filled } from '#app/content/text/shared-values.server.ts';
import { ContentError, locate, readYaml } from '#app/content/yaml-file.server.ts';
import {
  type HeardName,
  heardNamesSchema,
  type Medication,
  type MedicationClass,
  type MedicationRule,
  type MedicationSource,
  type Medications,
  medicationClassesSchema,
  medicationRulesSchema,
  medicationSourcesSchema,
  medicationsSchema,
} from './medication.schema.ts';

const fileOf = (name: string, root: string) => join(root, 'medications', `${name}.yaml`);

/** Groups of medicines in the order of the page. */
export function medicationClasses(root = contentRoot): MedicationClass[] {
  return readYaml(fileOf('classes', root), medicationClassesSchema).classes;
}

/** Where the days come from. */
export function medicationSources(root = contentRoot): MedicationSource[] {
  return readYaml(fileOf('sources', root), medicationSourcesSchema).sources;
}

/** Names as people hear them, beside those on the box. */
export function heardNames(root = contentRoot): HeardName[] {
  return readYaml(fileOf('heard-names', root), heardNamesSchema).names;
}

/** The rules in plain words, the most important first. */
export function medicationRules(root = contentRoot): MedicationRule[] {
  const file = fileOf('rules', root);
  return filled(readYaml(file, medicationRulesSchema), file, root).rules;
}

function heardFaults(all: readonly Medication[], root: string): string[] {
  const file = fileOf('heard-names', root);
  const known = new Set(
    all.flatMap(({ generic, brands, mexicanBrands = [], includes, also = [] }) => [
      ...[generic.en, generic.es, ...brands, ...mexicanBrands, ...also],
      ...(includes ? [...includes.en, ...includes.es] : []),
    ]),
  );
  return heardNames(root).flatMap(({ name }, index) =>
    known.has(name) ? [] : [`${locate(file, ['names', index, 'name'])}: expected a name of medications.yaml, found "${name}"`],
  );
}

/**
 * Every medicine of the list; `draft` while the practice has not approved it.
 * @throws ContentError also for a class or a source that no file knows, and for a name heard of a medicine that is not there.
 */
export function medications(root = contentRoot): Medications {
  const file = fileOf('medications', root);
  const { draft = false, signed, medications: all } = filled(readYaml(file, medicationsSchema), file, root);
  const classes = new Set(medicationClasses(root).map(({ id }) => id));
  const problems = [
    ...all.flatMap((one, index) =>
      classes.has(one.class)
        ? []
        : [`${locate(file, ['medications', index, 'class'])}: expected a class of classes.yaml, found "${one.class}"`],
    ),
    ...heardFaults(all, root),
    ...sourceFaults(file, { medications: all }, { file: fileOf('sources', root), sources: medicationSources(root) }),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return { draft, ...(signed && { signed }), medications: all };
}
