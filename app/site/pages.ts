/**
 * THE table of pages: one row per page, both languages. Routes, prerendering, links, language switch,
 * canonical and hreflang, sitemap, menus, redirects and the end-to-end tests all derive from it.
 * It is longer than other files because it is one table, to be read as one.
 * To add a page: add a row here, its route module in app/routes and its content.
 */
import type { Bilingual } from './language.ts';

/** How a page wakes React: `idle` where something moves or computes by itself, `intent` on the first sign of interaction, `never` where nothing needs it. */
export type Wake = 'idle' | 'intent' | 'never';

/** The section of the menus (and of the HTML site map) a page stands in. */
export type MenuName = 'about' | 'conditions' | 'services' | 'insurance' | 'locations' | 'tools';

export interface PageRow {
  readonly id: string;
  /** The route module `app/routes/<module>.tsx` that renders it. */
  readonly module: string;
  readonly paths: Bilingual;
  /** Further addresses of the same page, each pair twins of one another; canonical stays `paths`. */
  readonly aliases?: readonly Partial<Bilingual>[];
  /** In sitemap.xml and for search engines. */
  readonly indexed: boolean;
  /** Whether the chat assistant may show on it. */
  readonly assistant: boolean;
  readonly wake: Wake;
  /** Kept on the visitor's device, to open without a connection; `urgent` also when the connection is too slow to wait for. */
  readonly offline?: 'kept' | 'urgent';
  readonly menu?: MenuName;
  /** The page above it in the breadcrumb; home when absent. */
  readonly parent?: string;
}

export const conditionSlugs = [
  'seasonal-allergies',
  'food-allergies',
  'asthma',
  'eczema',
  'drug-allergies',
  'insect-allergies',
  'contact-dermatitis',
  'chronic-urticaria',
  'allergic-conjunctivitis',
  'sinusitis',
  'nasal-polyps',
  'immunodeficiency',
  'silent-reflux',
  'eosinophilic-disease',
] as const;
export type ConditionSlug = (typeof conditionSlugs)[number];

const conditionAliases: Partial<Record<ConditionSlug, string>> = {
  sinusitis: 'chronic-sinusitis',
  immunodeficiency: 'primary-immunodeficiency',
};

export const serviceSlugs = [
  'allergy-testing',
  'immunotherapy',
  'biologic-therapies',
  'pulmonary-function',
  'drug-challenges',
  'food-challenges',
  'immunodeficiency-workup',
  'immunoglobulin-therapy',
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

/** Each physician's stable id and the slug of the profile; the records are in content/physicians. */
export const physicianPages = [
  { id: 'marquez', slug: 'elena-marquez' },
  { id: 'salinas', slug: 'ricardo-salinas' },
  { id: 'whitaker', slug: 'james-whitaker' },
] as const;
export type PhysicianId = (typeof physicianPages)[number]['id'];

/** The Spanish twin under the /es prefix, where a page has no Spanish-named path. */
function prefixed<const P extends string>(path: P) {
  return { en: path, es: path === '/' ? '/es' : `/es${path}` };
}

const singlePages = [
  { id: 'home', module: 'home', paths: prefixed('/'), indexed: true, assistant: true, wake: 'idle' },
  { id: 'team', module: 'team', paths: prefixed('/team'), indexed: true, assistant: true, wake: 'intent', menu: 'about' },
  { id: 'reviews', module: 'reviews', paths: prefixed('/reviews'), indexed: true, assistant: true, wake: 'intent', menu: 'about' },
  { id: 'insurance', module: 'insurance', paths: prefixed('/insurance'), indexed: true, assistant: true, wake: 'idle', menu: 'insurance' },
  {
    id: 'locations',
    module: 'locations',
    paths: prefixed('/locations'),
    indexed: true,
    assistant: true,
    wake: 'idle',
    offline: 'kept',
    menu: 'locations',
  },
  { id: 'patient-routing', module: 'patient-routing', paths: prefixed('/patient-routing'), indexed: true, assistant: true, wake: 'idle' },
  {
    id: 'new-patient',
    module: 'new-patient',
    paths: prefixed('/new-patient'),
    indexed: true,
    assistant: true,
    wake: 'intent',
    parent: 'patient-routing',
  },
  {
    id: 'new-patient-intake-archive',
    module: 'intake-archive',
    paths: prefixed('/new-patient-intake-archive'),
    indexed: false,
    assistant: true,
    wake: 'intent',
    parent: 'new-patient',
  },
  {
    id: 'appointment-request',
    module: 'appointment-request',
    paths: prefixed('/appointment-request'),
    indexed: true,
    assistant: true,
    wake: 'idle',
    parent: 'patient-routing',
  },
  {
    id: 'patient-portal',
    module: 'patient-portal',
    paths: prefixed('/patient-portal'),
    indexed: true,
    assistant: true,
    wake: 'intent',
    menu: 'tools',
  },
  {
    id: 'patient-education',
    module: 'patient-education',
    paths: prefixed('/patient-education'),
    aliases: [prefixed('/conditions'), { es: '/es/educacion-del-paciente' }],
    indexed: true,
    assistant: true,
    wake: 'idle',
    menu: 'tools',
  },
  {
    id: 'medications-to-avoid',
    module: 'medications',
    paths: prefixed('/medications-to-avoid'),
    indexed: true,
    assistant: true,
    wake: 'idle',
    offline: 'kept',
    menu: 'tools',
  },
  {
    id: 'baked-challenge-recipes',
    module: 'baked-challenge',
    paths: prefixed('/baked-challenge-recipes'),
    indexed: true,
    assistant: true,
    wake: 'intent',
    menu: 'tools',
  },
  {
    id: 'baked-milk-recipe',
    module: 'recipe',
    paths: prefixed('/baked-milk-recipe'),
    indexed: true,
    assistant: false,
    wake: 'intent',
    parent: 'baked-challenge-recipes',
  },
  {
    id: 'baked-egg-recipe',
    module: 'recipe',
    paths: prefixed('/baked-egg-recipe'),
    indexed: true,
    assistant: false,
    wake: 'intent',
    parent: 'baked-challenge-recipes',
  },
  { id: 'kids-zone', module: 'kids-zone', paths: prefixed('/kids-zone'), indexed: true, assistant: false, wake: 'intent', menu: 'tools' },
  {
    id: 'fun-facts',
    module: 'fun-facts',
    paths: prefixed('/fun-facts'),
    indexed: true,
    assistant: false,
    wake: 'idle',
    parent: 'kids-zone',
  },
  { id: 'games', module: 'games', paths: prefixed('/games'), indexed: true, assistant: false, wake: 'intent', parent: 'kids-zone' },
  {
    id: 'runny-nose',
    module: 'runny-nose',
    paths: prefixed('/games/runny-nose'),
    indexed: true,
    assistant: false,
    wake: 'idle',
    parent: 'games',
  },
  {
    id: 'pollen-pop',
    module: 'pollen-pop',
    paths: prefixed('/games/pollen-pop'),
    indexed: true,
    assistant: false,
    wake: 'idle',
    parent: 'games',
  },
  {
    id: 'immunequest',
    module: 'immunequest',
    paths: { en: '/immunequest', es: '/immunequest/es' },
    aliases: [{ es: '/es/immunequest' }],
    indexed: true,
    assistant: true,
    wake: 'idle',
    parent: 'kids-zone',
  },
  {
    id: 'shots-today',
    module: 'shots-today',
    paths: { en: '/allergy-shots-today', es: '/es/inyecciones-hoy' },
    indexed: true,
    assistant: true,
    wake: 'idle',
    offline: 'kept',
    menu: 'tools',
  },
  {
    id: 'seasons',
    module: 'seasons',
    paths: { en: '/seasons', es: '/es/temporadas' },
    indexed: true,
    assistant: true,
    wake: 'idle',
    menu: 'tools',
  },
  {
    id: 'emergency',
    module: 'emergency',
    paths: { en: '/emergency', es: '/es/emergencia' },
    indexed: true,
    // Nothing may float over what to do at once.
    assistant: false,
    wake: 'intent',
    offline: 'urgent',
    menu: 'tools',
  },
  {
    id: 'asthma-action-plan',
    module: 'action-plan',
    paths: { en: '/emergency/asthma-action-plan', es: '/es/emergencia/plan-de-accion-para-el-asma' },
    indexed: true,
    assistant: false,
    wake: 'intent',
    parent: 'emergency',
  },
  {
    id: 'anaphylaxis-action-plan',
    module: 'action-plan',
    paths: { en: '/emergency/anaphylaxis-action-plan', es: '/es/emergencia/plan-de-accion-para-la-anafilaxia' },
    indexed: true,
    assistant: false,
    wake: 'intent',
    parent: 'emergency',
  },
  {
    id: 'first-visit',
    module: 'first-visit',
    paths: { en: '/first-visit', es: '/es/primera-cita' },
    indexed: true,
    assistant: true,
    wake: 'intent',
    menu: 'tools',
  },
  {
    id: 'after-hours',
    module: 'after-hours',
    paths: { en: '/after-hours', es: '/es/fuera-de-horario' },
    indexed: true,
    assistant: true,
    wake: 'idle',
    menu: 'tools',
  },
  {
    id: 'offline',
    module: 'offline',
    paths: { en: '/offline', es: '/es/sin-conexion' },
    indexed: false,
    assistant: false,
    // It answers for other addresses: waking, React would look for the page that was asked for.
    wake: 'never',
    offline: 'kept',
  },
  { id: 'gallery-test-lab', module: 'gallery', paths: prefixed('/gallery-test-lab'), indexed: false, assistant: true, wake: 'idle' },
  {
    id: 'site-map',
    module: 'site-map',
    paths: { en: '/site-map', es: '/es/mapa-del-sitio' },
    indexed: true,
    assistant: true,
    wake: 'intent',
  },
  {
    id: 'privacy-practices',
    module: 'legal',
    paths: { en: '/privacy-practices', es: '/es/practicas-de-privacidad' },
    indexed: true,
    assistant: true,
    wake: 'intent',
  },
  {
    id: 'nondiscrimination',
    module: 'legal',
    paths: { en: '/nondiscrimination', es: '/es/no-discriminacion' },
    indexed: true,
    assistant: true,
    wake: 'intent',
  },
  {
    id: 'good-faith-estimate',
    module: 'legal',
    paths: { en: '/good-faith-estimate', es: '/es/estimacion-de-buena-fe' },
    indexed: true,
    assistant: true,
    wake: 'intent',
  },
  {
    id: 'accessibility',
    module: 'legal',
    paths: { en: '/accessibility', es: '/es/accesibilidad' },
    indexed: true,
    assistant: true,
    wake: 'intent',
  },
  { id: 'not-found', module: 'not-found', paths: prefixed('/404'), indexed: false, assistant: true, wake: 'never' },
  { id: 'not-found-physicians', module: 'not-found', paths: prefixed('/404/physicians'), indexed: false, assistant: true, wake: 'never' },
] as const satisfies readonly PageRow[];

const conditionPages = conditionSlugs.map((slug) => {
  const alias = conditionAliases[slug];
  return {
    id: `condition/${slug}` as const,
    module: 'condition',
    paths: prefixed(`/patient-education/${slug}`),
    aliases: alias ? [prefixed(`/patient-education/${alias}`)] : [],
    indexed: true,
    assistant: true,
    wake: 'intent',
    menu: 'conditions',
    parent: 'patient-education',
  } as const;
});

const servicePages = serviceSlugs.map(
  (slug) =>
    ({
      id: `service/${slug}` as const,
      module: 'service',
      paths: prefixed(`/services/${slug}`),
      indexed: true,
      assistant: true,
      wake: 'intent',
      menu: 'services',
      parent: 'patient-education',
    }) as const,
);

/** Each article in both languages side by side, to print. */
const sheetPages = [...conditionPages, ...servicePages].map(
  ({ id, paths }) =>
    ({
      id: `sheet/${id}` as const,
      module: 'sheet',
      paths: { en: `${paths.en}/two-languages`, es: `${paths.es}/dos-idiomas` },
      indexed: false,
      assistant: true,
      wake: 'intent',
      parent: id,
    }) as const,
);

const profilePages = physicianPages.map(
  ({ id, slug }) =>
    ({
      id: `physician/${id}` as const,
      module: 'physician',
      paths: prefixed(`/physicians/${slug}`),
      aliases: [prefixed(`/physician-details/${id}`), prefixed(`/homepage-physician-details/${id}`)],
      indexed: true,
      assistant: true,
      wake: 'intent',
      menu: 'about',
      parent: 'team',
    }) as const,
);

export type PageId =
  | (typeof singlePages)[number]['id']
  | `condition/${ConditionSlug}`
  | `service/${ServiceSlug}`
  | `sheet/${`condition/${ConditionSlug}` | `service/${ServiceSlug}`}`
  | `physician/${PhysicianId}`;

export interface Page extends PageRow {
  readonly id: PageId;
  readonly parent?: PageId;
}

export const pages: readonly Page[] = [...singlePages, ...profilePages, ...conditionPages, ...servicePages, ...sheetPages];
