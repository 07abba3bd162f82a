/**
 * Reads the practice's own records in content/; the other *.server.ts files below app/content read the rest in the same way.
 * Every function takes the content folder as its last argument, so that a test can name its own, and throws ContentError with
 * file, line, field and what was expected.
 */
import { join } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import { type InsurancePlans, insuranceSchema } from '#app/content/insurance/insurance.schema.ts';
import {
  type FirstVisitStep,
  type HomeDoor,
  type HomeService,
  homeDoorsSchema,
  homeFirstVisitSchema,
  homeServicesSchema,
  type Resource,
  resourcesSchema,
} from '#app/content/pages/card.schema.ts';
import { type Slide, slidesSchema, type YearStrip } from '#app/content/photographs/slide.schema.ts';
import { type Closure, closuresSchema } from '#app/content/practice/closure.schema.ts';
import { type Location, locationsSchema } from '#app/content/practice/location.schema.ts';
import { type Practice, practiceSchema } from '#app/content/practice/practice.schema.ts';
import { type Staff, staffSchema } from '#app/content/practice/staff.schema.ts';
import { type Intake, intakeSchema, type VisitRequest, visitRequestSchema } from '#app/content/requests/intake.schema.ts';
import { typesOfScene } from '#app/content/seasons/season.schema.ts';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { readYaml } from './yaml-file.server.ts';

export { conditionArticle, conditions, serviceArticle, services } from '#app/content/articles/article-list.server.ts';
export { informationPage } from '#app/content/pages/information.server.ts';
export { legalPage } from '#app/content/pages/legal.server.ts';
export { physician, physicians } from '#app/content/physicians/physician.server.ts';
export { hasSamples } from './unfinished.server.ts';
export type { Closure, HomeService, InsurancePlans, Intake, Location, Practice, Resource, Slide, Staff, YearStrip };

/** Reads the practice's name, tagline, links, promises, and figures with their date. */
export function practice(root = contentRoot): Practice {
  return readYaml(join(root, 'practice.yaml'), practiceSchema);
}

/** Reads the offices; hours are San Antonio time (America/Chicago). */
export function locations(root = contentRoot): Location[] {
  return readYaml(join(root, 'locations.yaml'), locationsSchema).locations;
}

/** Reads the exceptions to the ordinary hours, in date order; days are inclusive, in San Antonio's calendar. */
export function closures(root = contentRoot): Closure[] {
  const everyOffice = locations(root).map(({ id }) => id);
  const records = readYaml(join(root, 'closures.yaml'), closuresSchema).closures;
  const written = records.map((closure) => ({
    ...closure,
    to: closure.to ?? closure.from,
    offices: closure.offices === 'all' ? everyOffice : closure.offices,
  }));
  return written.toSorted((one, other) => one.from.localeCompare(other.from));
}

/** Reads the staff's quotes and grid; the grid has no members while the practice hides it. */
export function staff(root = contentRoot): Staff {
  const { quotes, grid } = readYaml(join(root, 'staff.yaml'), staffSchema);
  return { quotes, grid: grid.visible ? grid : { ...grid, members: [] } };
}

/** Reads plans by group, with other names people type. */
export function insurancePlans(root = contentRoot): InsurancePlans {
  return readYaml(join(root, 'insurance-plans.yaml'), insuranceSchema);
}

/** Reads the seven scenes of the slideshow. */
export function slides(root = contentRoot): Slide[] {
  return readYaml(join(root, 'slides.yaml'), slidesSchema).slides;
}

/** Reads San Antonio's air by month, an editor's view of a typical year; a month's level is that of its main plant. */
export function yearStrip(root = contentRoot): YearStrip {
  const { draft, note, types, months } = seasons(root);
  return {
    ...(draft ? { draft } : {}),
    note,
    months: months.map(({ month, plant, words }) => {
      const levelOf = (type: (typeof types)[number]) => type.level[month - 1] ?? 0;
      const [main, ...others] = types.filter(({ id }) => typesOfScene[plant].includes(id));
      if (!main) throw new Error(`${plant}: no plant of the seasons belongs to this scene`);
      const most = others.reduce((best, one) => (levelOf(one) > levelOf(best) ? one : best), main);
      return { month, plant, level: levelOf(most), name: most.short, words };
    }),
  };
}

/** Reads the home page's six links to groups of conditions. */
export function homeDoors(root = contentRoot): HomeDoor[] {
  return readYaml(join(root, 'home-doors.yaml'), homeDoorsSchema).doors;
}

/** Reads the home page's four first-visit steps. */
export function homeFirstVisit(root = contentRoot): FirstVisitStep[] {
  return readYaml(join(root, 'home-first-visit.yaml'), homeFirstVisitSchema).steps;
}

/** Reads the home page's six service cards. */
export function homeServices(root = contentRoot): HomeService[] {
  return readYaml(join(root, 'home-services.yaml'), homeServicesSchema).cards;
}

/** Reads the home page's nine patient resource cards. */
export function resources(root = contentRoot): Resource[] {
  return readYaml(join(root, 'resources.yaml'), resourcesSchema).cards;
}

/** Reads the questions of the new-patient form, printed and online. */
export function intakeFields(root = contentRoot): Intake {
  return readYaml(join(root, 'intake.yaml'), intakeSchema);
}

/** Reads the questions of the visit request form. */
export function visitRequest(root = contentRoot): VisitRequest {
  return readYaml(join(root, 'visit-request.yaml'), visitRequestSchema);
}

/** Reads the questions of the form for canceling a visit. */
export function cancelRequest(root = contentRoot): VisitRequest {
  return readYaml(join(root, 'cancel-request.yaml'), visitRequestSchema);
}
