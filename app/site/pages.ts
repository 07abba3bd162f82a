/**
 * THE table of pages: one row per page, both languages. Routes, prerendering, links, language switch,
 * canonical and hreflang, sitemap, site map, menus, drawer, footer, redirects, the checks of texts and the
 * end-to-end tests all derive from it. It is longer than other files because it is one table, to be read as one.
 * To add a page: a row here, a folder in app/pages, its name in content/pages.yaml (docs/how-to/add-a-page.md).
 */
import { type ConditionSlug, conditionSlugs, type ServiceSlug, serviceSlugs } from './article-slugs.ts';
import type { IconName } from './icon-names.ts';
import type { Bilingual } from './language.ts';
import { type ShelfKey, shelfKeys } from './shelf-keys.ts';

/**
 * How a page wakes React: `intent` on the first sign of interaction, `ready` likewise, with all that it wakes with fetched as soon as
 * the page has come, where the first tap must not wait for a slow connection, `never` where nothing needs it.
 */
export type Hydrate = 'intent' | 'prefetch' | 'never';

/** The lists of links around every page: three menus, the bar they hang from, and two lists in the footer. */
export const menuNames = ['about', 'help', 'bar', 'tools', 'footer', 'legal'] as const;
export type MenuName = (typeof menuNames)[number];

export interface MenuPlace {
  readonly menu: MenuName;
  /** Order within the menu, smallest first. */
  readonly place: number;
  /** Where the menu shows drawings; an article brings its own, a physician a portrait. */
  readonly icon?: IconName;
}

/** A link of a menu that leads off the site; its address is in content/practice.yaml. */
export interface OutsideLink extends MenuPlace {
  readonly id: 'portal' | 'pollenCount';
}

/** The parts of the HTML site map, in the order in which visitors look for them. */
export const siteMapGroups = ['visit', 'about', 'locations', 'insurance', 'conditions', 'services', 'tools', 'notices'] as const;
export type SiteMapGroup = (typeof siteMapGroups)[number];

/** The record a page shows where several pages share a module; pages without one are told apart by their module. */
export type PageRecord =
  | { readonly kind: 'condition'; readonly slug: ConditionSlug }
  | { readonly kind: 'service'; readonly slug: ServiceSlug }
  | { readonly kind: 'sheet'; readonly of: ArticlePageId }
  | { readonly kind: 'physician'; readonly physician: PhysicianId }
  | { readonly kind: 'legal'; readonly notice: LegalNotice };

/** Spelled as people write them, words joined by hyphens, accents kept: addresses are compared without. */
export type Said = Partial<Bilingual<readonly string[]>>;

export interface PageRow {
  readonly id: string;
  /** The folder `app/pages/<module>` that holds the page. */
  readonly module: string;
  readonly paths: Bilingual;
  /** Further addresses of the same page, each pair twins of one another; canonical stays `paths`. */
  readonly aliases?: readonly Partial<Bilingual>[];
  /** Short names that people say on the phone ("diagonal es, diagonal citas"); they lead to the page, see further-names.ts. */
  readonly said?: Said;
  /** In sitemap.xml and for search engines. */
  readonly indexed: boolean;
  /** Whether the chat assistant may show on it. */
  readonly assistant: boolean;
  readonly wake: Hydrate;
  /** What the visitor's browser may keep for it: a page that finds it wakes by itself. */
  readonly keeps?: readonly ShelfKey[];
  /**
   * Kept on the visitor's device, to open without a connection; `urgent` also when the connection is too slow to wait for,
   * `along` only when somebody asks for the pages to be kept with all they run on.
   */
  readonly offline?: 'kept' | 'urgent' | 'along';
  /** Where links to it stand on every page. */
  readonly menus?: readonly MenuPlace[];
  /** Its part of the HTML site map; that of the page above it when absent. */
  readonly group?: SiteMapGroup;
  /** The page above it in the breadcrumb; home when absent. */
  readonly parent?: string;
  readonly record?: PageRecord;
  /** The file in content/, without `.yaml`, that holds the page's text for patients: read early, its reading level measured. */
  readonly texts?: string;
}

const conditionAliases: Partial<Record<ConditionSlug, string>> = {
  sinusitis: 'chronic-sinusitis',
  immunodeficiency: 'primary-immunodeficiency',
};

/** Each physician's stable id and the slug of the profile; the records are in content/physicians. */
export const physicianPages = [
  { id: 'marquez', slug: 'elena-marquez' },
  { id: 'salinas', slug: 'ricardo-salinas' },
  { id: 'whitaker', slug: 'james-whitaker' },
] as const;
export type PhysicianId = (typeof physicianPages)[number]['id'];

/** The notices the law asks for, a folder each in content/legal. */
export const legalNotices = ['privacy-practices', 'nondiscrimination', 'good-faith-estimate', 'accessibility'] as const;
export type LegalNotice = (typeof legalNotices)[number];

/** Links of the menus that have no page here, among the places of the rows. */
export const outsideLinks: readonly OutsideLink[] = [
  { id: 'portal', menu: 'tools', place: 2, icon: 'patient-portal' },
  { id: 'pollenCount', menu: 'tools', place: 3, icon: 'pollen-counts' },
];

/** The Spanish twin under the /es prefix, where a page has no Spanish-named path. */
function prefixed<const P extends string>(path: P) {
  return { en: path, es: path === '/' ? '/es' : `/es${path}` };
}

/** The articles by the words patients use for them. */
const articlesSaid: Partial<Record<ConditionSlug | ServiceSlug, Said>> = {
  'seasonal-allergies': { en: ['hay-fever'], es: ['fiebre-del-heno'] },
  'food-allergies': { en: ['food-allergy'], es: ['alergia-alimentaria', 'alergias-alimentarias'] },
  asthma: { en: ['asthma'], es: ['asma'] },
  eczema: { en: ['eczema'], es: ['eccema'] },
  'chronic-urticaria': { en: ['hives'], es: ['ronchas', 'urticaria'] },
  sinusitis: { en: ['sinusitis'], es: ['sinusitis'] },
  'allergy-testing': { en: ['allergy-testing', 'skin-test'], es: ['pruebas', 'pruebas-de-alergia', 'prueba-de-alergia'] },
  immunotherapy: { en: ['immunotherapy'], es: ['inmunoterapia'] },
  'biologic-therapies': { en: ['biologics'], es: ['biológicos'] },
};

/** A request that was begun, waits for a connection, or has been received. */
const requestShelves = [shelfKeys.requestDraft, shelfKeys.requestOutbox, shelfKeys.requestReceipt];

const singlePages = [
  {
    id: 'home',
    module: 'home',
    paths: prefixed('/'),
    said: { es: ['inicio'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    group: 'visit',
  },
  {
    id: 'team',
    module: 'team',
    paths: prefixed('/team'),
    said: { en: ['our-team', 'physicians'], es: ['equipo', 'médicos', 'doctores', 'alergólogos'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    menus: [{ menu: 'about', place: 10, icon: 'person' }],
    group: 'about',
  },
  {
    id: 'reviews',
    module: 'reviews',
    paths: prefixed('/reviews'),
    said: { es: ['opiniones', 'reseñas'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    menus: [{ menu: 'about', place: 20, icon: 'star' }],
    group: 'about',
  },
  {
    id: 'insurance',
    module: 'insurance',
    paths: prefixed('/insurance'),
    said: { en: ['plans'], es: ['seguros', 'seguro'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    menus: [
      { menu: 'help', place: 300, icon: 'shield' },
      { menu: 'footer', place: 6 },
    ],
    group: 'insurance',
  },
  {
    id: 'locations',
    module: 'locations',
    paths: prefixed('/locations'),
    said: {
      en: ['offices', 'hours', 'directions', 'contact'],
      es: ['consultorios', 'consultorio', 'oficinas', 'ubicaciones', 'horario', 'horarios', 'contacto', 'teléfonos'],
    },
    indexed: true,
    assistant: true,
    wake: 'intent',
    offline: 'kept',
    menus: [{ menu: 'bar', place: 1 }],
    group: 'locations',
  },
  {
    id: 'patient-routing',
    module: 'patient-routing',
    paths: prefixed('/patient-routing'),
    said: { en: ['appointment', 'appointments', 'schedule'], es: ['cita', 'citas', 'haga-una-cita'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    group: 'visit',
    texts: 'appointment',
  },
  {
    id: 'new-patient',
    module: 'new-patient',
    paths: prefixed('/new-patient'),
    said: { en: ['new-patients'], es: ['paciente-nuevo', 'pacientes-nuevos'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    keeps: requestShelves,
    parent: 'patient-routing',
    menus: [{ menu: 'footer', place: 1 }],
    texts: 'new-patient',
  },
  {
    id: 'change-or-cancel',
    module: 'change-or-cancel',
    paths: { en: '/change-or-cancel', es: '/es/cambiar-o-cancelar' },
    said: { en: ['cancel', 'cancellation', 'reschedule'], es: ['cancelar', 'cancelación', 'reagendar', 'cambiar-cita', 'cancelar-cita'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    parent: 'patient-routing',
    menus: [{ menu: 'help', place: 310, icon: 'calendar' }],
    texts: 'change-or-cancel',
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
    said: { es: ['solicitar-cita'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    keeps: requestShelves,
    parent: 'patient-routing',
    texts: 'appointment',
  },
  {
    id: 'patient-portal',
    module: 'patient-portal',
    paths: prefixed('/patient-portal'),
    said: { en: ['portal'], es: ['portal', 'portal-del-paciente'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    group: 'tools',
    texts: 'portal',
  },
  {
    id: 'patient-education',
    module: 'patient-education',
    paths: prefixed('/patient-education'),
    aliases: [prefixed('/conditions'), { es: '/es/educacion-del-paciente' }],
    said: { en: ['education'], es: ['educación', 'enfermedades', 'alergias'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    menus: [{ menu: 'tools', place: 1, icon: 'patient-education' }],
    group: 'tools',
  },
  {
    id: 'medications-to-avoid',
    module: 'medications',
    paths: prefixed('/medications-to-avoid'),
    said: { en: ['medications', 'medicines'], es: ['medicamentos', 'medicinas'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    offline: 'kept',
    menus: [{ menu: 'tools', place: 4, icon: 'medications-to-avoid' }],
    group: 'tools',
  },
  {
    id: 'baked-challenge-recipes',
    module: 'baked-challenge',
    paths: prefixed('/baked-challenge-recipes'),
    said: { en: ['recipes'], es: ['recetas'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    menus: [{ menu: 'tools', place: 5, icon: 'baked-challenge-recipes' }],
    group: 'tools',
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
  {
    id: 'kids-zone',
    module: 'kids-zone',
    paths: prefixed('/kids-zone'),
    said: { en: ['kids'], es: ['niños'] },
    indexed: true,
    assistant: false,
    wake: 'intent',
    menus: [{ menu: 'tools', place: 6, icon: 'kids-zone' }],
    group: 'tools',
  },
  {
    id: 'fun-facts',
    module: 'fun-facts',
    paths: prefixed('/fun-facts'),
    said: { es: ['datos-curiosos'] },
    indexed: true,
    assistant: false,
    wake: 'intent',
    parent: 'kids-zone',
  },
  {
    id: 'games',
    module: 'games',
    paths: prefixed('/games'),
    said: { es: ['juegos'] },
    indexed: true,
    assistant: false,
    wake: 'intent',
    parent: 'kids-zone',
  },
  {
    id: 'runny-nose',
    module: 'runny-nose',
    paths: prefixed('/games/runny-nose'),
    indexed: true,
    assistant: false,
    wake: 'intent',
    parent: 'games',
  },
  {
    id: 'pollen-pop',
    module: 'pollen-pop',
    paths: prefixed('/games/pollen-pop'),
    indexed: true,
    assistant: false,
    wake: 'intent',
    parent: 'games',
  },
  {
    id: 'immunequest',
    module: 'immunequest',
    paths: { en: '/immunequest', es: '/immunequest/es' },
    aliases: [{ es: '/es/immunequest' }],
    indexed: true,
    assistant: true,
    wake: 'intent',
    keeps: [shelfKeys.immuneQuest],
    parent: 'kids-zone',
  },
  {
    id: 'shots-today',
    module: 'shots-today',
    paths: { en: '/allergy-shots-today', es: '/es/inyecciones-hoy' },
    said: { en: ['shots', 'allergy-shots'], es: ['inyecciones', 'inyección', 'vacunas'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    keeps: [shelfKeys.shotWait],
    offline: 'kept',
    menus: [
      { menu: 'tools', place: 7, icon: 'syringe' },
      { menu: 'footer', place: 3 },
    ],
    group: 'tools',
    texts: 'shot-questions',
  },
  {
    id: 'seasons',
    module: 'seasons',
    paths: { en: '/seasons', es: '/es/temporadas' },
    said: { en: ['pollen'], es: ['polen', 'temporada', 'estaciones'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    menus: [
      { menu: 'tools', place: 8, icon: 'seasons' },
      { menu: 'footer', place: 5 },
    ],
    group: 'tools',
    texts: 'seasons',
  },
  {
    id: 'emergency',
    module: 'emergency',
    paths: { en: '/emergency', es: '/es/emergencia' },
    said: { en: ['emergencies'], es: ['emergencias', 'urgencia', 'urgencias'] },
    indexed: true,
    // Nothing may float over what to do at once.
    assistant: false,
    wake: 'intent',
    offline: 'urgent',
    menus: [{ menu: 'tools', place: 11, icon: 'emergency' }],
    group: 'tools',
    texts: 'emergency',
  },
  {
    id: 'calm-mode',
    module: 'calm-mode',
    paths: { en: '/emergency/one-step-at-a-time', es: '/es/emergencia/paso-a-paso' },
    indexed: true,
    assistant: false,
    wake: 'prefetch',
    keeps: [shelfKeys.ownDevice, shelfKeys.emergencyDoses],
    offline: 'urgent',
    parent: 'emergency',
  },
  {
    id: 'asthma-action-plan',
    module: 'action-plan',
    paths: { en: '/emergency/asthma-action-plan', es: '/es/emergencia/plan-de-accion-para-el-asma' },
    indexed: true,
    assistant: false,
    wake: 'intent',
    parent: 'emergency',
    texts: 'action-plans',
  },
  {
    id: 'anaphylaxis-action-plan',
    module: 'action-plan',
    paths: { en: '/emergency/anaphylaxis-action-plan', es: '/es/emergencia/plan-de-accion-para-la-anafilaxia' },
    indexed: true,
    assistant: false,
    wake: 'intent',
    parent: 'emergency',
    texts: 'action-plans',
  },
  {
    id: 'school-desk',
    module: 'school-desk',
    paths: { en: '/school', es: '/es/escuela' },
    said: { en: ['action-plans', 'action-plan'], es: ['planes-de-acción', 'plan-de-acción'] },
    indexed: true,
    // Sheets to print, as the plans themselves.
    assistant: false,
    wake: 'intent',
    menus: [{ menu: 'tools', place: 12, icon: 'document' }],
    group: 'tools',
  },
  {
    id: 'first-visit',
    module: 'first-visit',
    paths: { en: '/first-visit', es: '/es/primera-cita' },
    said: { es: ['primera-visita', 'primera-consulta'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    menus: [
      { menu: 'tools', place: 9, icon: 'first-visit' },
      { menu: 'footer', place: 2 },
    ],
    group: 'tools',
    texts: 'first-visit',
  },
  {
    id: 'after-hours',
    module: 'after-hours',
    paths: { en: '/after-hours', es: '/es/fuera-de-horario' },
    said: { en: ['closed'], es: ['cerrado'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    menus: [
      { menu: 'tools', place: 10, icon: 'moon' },
      { menu: 'footer', place: 4 },
    ],
    group: 'tools',
    texts: 'after-hours',
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
  {
    id: 'gallery-test-lab',
    module: 'gallery',
    paths: prefixed('/gallery-test-lab'),
    indexed: false,
    assistant: true,
    wake: 'intent',
  },
  {
    id: 'search',
    module: 'search',
    paths: { en: '/search', es: '/es/buscar' },
    said: { en: ['find'], es: ['búsqueda', 'buscador'] },
    indexed: false,
    assistant: true,
    // Computes what the address asks for.
    wake: 'intent',
    offline: 'along',
  },
  {
    id: 'site-map',
    module: 'site-map',
    paths: { en: '/site-map', es: '/es/mapa-del-sitio' },
    said: { en: ['sitemap'], es: ['mapa'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    menus: [{ menu: 'footer', place: 7 }],
    group: 'notices',
  },
  {
    id: 'privacy-practices',
    module: 'legal',
    paths: { en: '/privacy-practices', es: '/es/practicas-de-privacidad' },
    said: { en: ['privacy'], es: ['privacidad'] },
    indexed: true,
    assistant: true,
    wake: 'intent',
    menus: [{ menu: 'legal', place: 1 }],
    group: 'notices',
    record: { kind: 'legal', notice: 'privacy-practices' },
  },
  {
    id: 'nondiscrimination',
    module: 'legal',
    paths: { en: '/nondiscrimination', es: '/es/no-discriminacion' },
    indexed: true,
    assistant: true,
    wake: 'intent',
    menus: [{ menu: 'legal', place: 2 }],
    group: 'notices',
    record: { kind: 'legal', notice: 'nondiscrimination' },
  },
  {
    id: 'good-faith-estimate',
    module: 'legal',
    paths: { en: '/good-faith-estimate', es: '/es/estimacion-de-buena-fe' },
    indexed: true,
    assistant: true,
    wake: 'intent',
    menus: [{ menu: 'legal', place: 3 }],
    group: 'notices',
    record: { kind: 'legal', notice: 'good-faith-estimate' },
  },
  {
    id: 'accessibility',
    module: 'legal',
    paths: { en: '/accessibility', es: '/es/accesibilidad' },
    indexed: true,
    assistant: true,
    wake: 'intent',
    menus: [{ menu: 'legal', place: 4 }],
    group: 'notices',
    record: { kind: 'legal', notice: 'accessibility' },
  },
  { id: 'not-found', module: 'not-found', paths: prefixed('/404'), indexed: false, assistant: true, wake: 'never' },
  { id: 'not-found-physicians', module: 'not-found', paths: prefixed('/404/physicians'), indexed: false, assistant: true, wake: 'never' },
] as const satisfies readonly PageRow[];

const conditionPages = conditionSlugs.map((slug, index) => {
  const alias = conditionAliases[slug];
  return {
    id: `condition/${slug}` as const,
    module: 'condition',
    paths: prefixed(`/patient-education/${slug}`),
    aliases: alias ? [prefixed(`/patient-education/${alias}`)] : [],
    said: articlesSaid[slug],
    indexed: true,
    assistant: true,
    wake: 'intent',
    menus: [{ menu: 'help', place: 100 + index }],
    group: 'conditions',
    parent: 'patient-education',
    record: { kind: 'condition', slug },
  } as const;
});

const servicePages = serviceSlugs.map(
  (slug, index) =>
    ({
      id: `service/${slug}` as const,
      module: 'service',
      paths: prefixed(`/services/${slug}`),
      said: articlesSaid[slug],
      indexed: true,
      assistant: true,
      wake: 'intent',
      menus: [{ menu: 'help', place: 200 + index }],
      group: 'services',
      parent: 'patient-education',
      record: { kind: 'service', slug },
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
      record: { kind: 'sheet', of: id },
    }) as const,
);

const profilePages = physicianPages.map(
  ({ id, slug }, index) =>
    ({
      id: `physician/${id}` as const,
      module: 'physician',
      paths: prefixed(`/physicians/${slug}`),
      aliases: [prefixed(`/physician-details/${id}`), prefixed(`/homepage-physician-details/${id}`)],
      indexed: true,
      assistant: true,
      wake: 'intent',
      menus: [{ menu: 'about', place: 1 + index }],
      group: 'about',
      parent: 'team',
      record: { kind: 'physician', physician: id },
    }) as const,
);

export type ArticlePageId = `condition/${ConditionSlug}` | `service/${ServiceSlug}`;
export type PageId = (typeof singlePages)[number]['id'] | ArticlePageId | `sheet/${ArticlePageId}` | `physician/${PhysicianId}`;

/** Pages whose name stands in content/pages.yaml; the others are named by the record they show. */
export type NamedPageId = (typeof singlePages)[number]['id'];
/** The files in content/ that hold a page's text for patients. */
export type PageTextsFile = Extract<(typeof singlePages)[number], { texts: string }>['texts'];

export interface Page extends PageRow {
  readonly id: PageId;
  readonly parent?: PageId;
  readonly texts?: PageTextsFile;
}

export const namedPageIds: readonly NamedPageId[] = singlePages.map(({ id }) => id);

export const pages: readonly Page[] = [...singlePages, ...profilePages, ...conditionPages, ...servicePages, ...sheetPages];
