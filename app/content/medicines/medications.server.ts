/** Reads the page on medicines before skin testing. Arguments and errors are as in content.server.ts. */
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

/** Reads groups of medicines in page order. */
export function medicationClasses(root = contentRoot): MedicationClass[] {
  return readYaml(fileOf('classes', root), medicationClassesSchema).classes;
}

/** Reads the days' sources. */
export function medicationSources(root = contentRoot): MedicationSource[] {
  return readYaml(fileOf('sources', root), medicationSourcesSchema).sources;
}

/** Reads names as people hear and type them. */
export function heardNames(root = contentRoot): HeardName[] {
  return readYaml(fileOf('heard-names', root), heardNamesSchema).names;
}

/** Reads the plain rules, the most important first. */
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
 * Reads all medicines; `draft` until the practice approves the list.
 * @throws ContentError also for an unknown class or source, and for a heard name of an unlisted medicine.
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
