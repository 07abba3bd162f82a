/**
 * THE table of pages: one row per page, both languages. Routes, prerendering, links, language switch,
 * canonical and hreflang, sitemap, site map, menus, drawer, footer, redirects, the checks of texts and the
 * end-to-end tests all derive from it. It is longer than other files because it is one table, to be read as one.
 * To add a page: a row here, a folder in app/pages, its name in content/pages.yaml (docs/how-to/add-a-page.md).
 */
import physicianTable from '../../content/physicians.json' with { type: 'json' };
import { type ConditionSlug, conditionSlugs, type ServiceSlug, serviceSlugs } from './article-slugs.ts';
import type { IconName } from './icon-names.ts';
import type { Bilingual } from './language.ts';
import { type StorageKey, storageKeys } from './storage-keys.ts';

/**
 * When React hydrates a page: `intent` on the first sign of interaction, `prefetch` likewise but with its scripts fetched as soon as
 * the page has loaded, for pages whose first tap must not wait for a slow connection, `never` where nothing needs it.
 */
export type Hydration = 'intent' | 'prefetch' | 'never';

/** The lists of links around every page: three menus, the bar they hang from, and two lists in the footer. */
export const menuNames = ['about', 'help', 'bar', 'tools', 'footer', 'legal'] as const;
export type MenuName = (typeof menuNames)[number];

interface MenuPlace {
  readonly menu: MenuName;
  /** Order within the menu, smallest first. */
  readonly place: number;
  /** For a menu with drawings; an article has its own, a physician a portrait. */
  readonly icon?: IconName;
}

/** A link of a menu that leads off the site; its address is in content/practice.yaml. */
export interface OutsideLink extends MenuPlace {
  readonly id: 'portal' | 'pollenCount';
}

/** The parts of the HTML site map, in the order in which visitors look for them. */
export const siteMapGroups = ['visit', 'about', 'locations', 'insurance', 'conditions', 'services', 'tools', 'notices'] as const;
export type SiteMapGroup = (typeof siteMapGroups)[number];

/** The record a page shows if several pages share a module; pages without one differ by module. */
export type PageRecord =
  | { readonly kind: 'condition'; readonly slug: ConditionSlug }
  | { readonly kind: 'service'; readonly slug: ServiceSlug }
  | { readonly kind: 'sheet'; readonly of: ArticlePageId }
  | { readonly kind: 'physician'; readonly physician: PhysicianId }
  | { readonly kind: 'story'; readonly story: StoryId }
  | { readonly kind: 'legal'; readonly notice: LegalNotice };

/** Spelled as people write them, words joined by hyphens, with accents: comparison ignores them. */
type ShortNames = Partial<Bilingual<readonly string[]>>;

/** Values of most pages; a row has only what differs. */
const defaults = { indexed: true, assistant: true, hydrate: 'intent' } as const;

/** A row of the table. */
export interface PageRow {
  readonly id: string;
  /** The folder `app/pages/<module>` of the page; named as the page when absent. */
  readonly module?: string;
  readonly paths: Bilingual;
  /** Further addresses of the same page, each pair alternates of one another; canonical stays `paths`. */
  readonly aliases?: readonly Partial<Bilingual>[];
  /** Short names that people say on the phone ("diagonal es, diagonal citas"); they lead to the page, see further-names.ts. */
  readonly shortNames?: ShortNames;
  /** In sitemap.xml and for search engines; yes when absent. */
  readonly indexed?: boolean;
  /** Whether the chat assistant may show on it; yes when absent. */
  readonly assistant?: boolean;
  /** On intent when absent. */
  readonly hydrate?: Hydration;
  /** The key it reads from the query: a page with this key in its address hydrates by itself. */
  readonly queryKey?: string;
  /** The keys it stores in the visitor's browser: a page that finds one there hydrates by itself. */
  readonly storageKeys?: readonly StorageKey[];
  /** Stored for use without a connection for every visitor, or for those who request it ("Save these pages"). */
  readonly offline?: 'always' | 'on-request';
  /** The places of its links on all pages. */
  readonly menus?: readonly MenuPlace[];
  /** Its part of the HTML site map; that of the page above it when absent. */
  readonly group?: SiteMapGroup;
  /** The page above it in the breadcrumb; home when absent. */
  readonly parent?: string;
  readonly record?: PageRecord;
  /** The file in content/, without `.yaml`, with the page's text for patients: read early, its reading level measured. */
  readonly texts?: string;
}

const conditionAliases: Partial<Record<ConditionSlug, string>> = {
  sinusitis: 'chronic-sinusitis',
  immunodeficiency: 'primary-immunodeficiency',
};

interface PhysicianRow {
  readonly id: string;
  readonly slug: string;
}
/** Each physician's stable id and the slug of the profile: at least one. The records are in content/physicians. */
export const physicianPages = physicianTable as [PhysicianRow, ...PhysicianRow[]];
export type PhysicianId = PhysicianRow['id'];

/** The notices the law requires, a folder each in content/legal. */
export const legalNotices = ['privacy-practices', 'nondiscrimination', 'good-faith-estimate', 'accessibility'] as const;
export type LegalNotice = (typeof legalNotices)[number];

/** Menu links that have no page here, placed among the rows. */
export const outsideLinks: readonly OutsideLink[] = [
  { id: 'portal', menu: 'tools', place: 2, icon: 'patient-portal' },
  { id: 'pollenCount', menu: 'tools', place: 4, icon: 'pollen-counts' },
];

/** Adds the Spanish address under /es for a page without a Spanish-named path. */
function prefixed<const P extends string>(path: P) {
  return { en: path, es: path === '/' ? '/es' : `/es${path}` };
}

/** The articles by the words patients use for them. */
const articleShortNames: Partial<Record<ConditionSlug | ServiceSlug, ShortNames>> = {
  'seasonal-allergies': { en: ['hay-fever'], es: ['fiebre-del-heno'] },
  'food-allergies': { en: ['food-allergy'], es: ['alergia-alimentaria', 'alergias-alimentarias'] },
  asthma: { en: ['asthma'], es: ['asma'] },
  eczema: { en: ['eczema'], es: ['eccema'] },
  'chronic-urticaria': { en: ['hives'], es: ['ronchas', 'urticaria'] },
  sinusitis: { en: ['sinusitis'], es: ['sinusitis'] },
  'year-round-allergies': { en: ['dust-mites'], es: ['ácaros'] },
  'alpha-gal': { en: ['alpha-gal', 'red-meat-allergy'], es: ['alfa-gal', 'carne-roja'] },
  'hereditary-angioedema': { en: ['hae', 'angioedema'], es: ['aeh', 'angioedema'] },
  'allergy-testing': { en: ['allergy-testing', 'skin-test'], es: ['pruebas', 'pruebas-de-alergia', 'prueba-de-alergia'] },
  immunotherapy: { en: ['immunotherapy'], es: ['inmunoterapia'] },
  'biologic-therapies': { en: ['biologics'], es: ['biológicos'] },
};

/** Keys of a request that is begun, waits for a connection, or is received. */
const requestStorageKeys = [storageKeys.requestDraft, storageKeys.requestKept, storageKeys.requestOutbox, storageKeys.requestReceipt];

/** The address of the services: the page of all topics, opened at its second tab. */
export const servicesAlias = { en: '/services', es: '/es/servicios' } as const;

/** The picture stories in the order in which they are shown, each with its Spanish address; the records are in content/kids/stories. */
const storyAddresses = [
  ['skin-test', 'prueba-de-piel'],
  ['allergy-shot', 'inyeccion-para-la-alergia'],
  ['breathing-test', 'prueba-de-soplar'],
  ['food-challenge', 'dia-de-probar-comida'],
  ['first-visit', 'primera-cita'],
] as const;
export type StoryId = (typeof storyAddresses)[number][0];
export const storyIds: readonly StoryId[] = storyAddresses.map(([story]) => story);

const storyPages = storyAddresses.map(
  ([story, inSpanish]) =>
    ({
      id: `story/${story}`,
      module: 'story',
      paths: { en: `/picture-stories/${story}`, es: `/es/cuentos-en-dibujos/${inSpanish}` },
      assistant: false,
      parent: 'picture-stories',
      record: { kind: 'story', story },
    }) as const,
);

const singlePages = [
  { id: 'home', paths: prefixed('/'), shortNames: { en: ['home'], es: ['inicio'] }, group: 'visit' },
  {
    id: 'team',
    paths: prefixed('/team'),
    shortNames: {
      en: ['our-team', 'physicians', 'about', 'about-us'],
      es: ['equipo', 'médicos', 'doctores', 'alergólogos', 'quienes-somos', 'nosotros'],
    },
    menus: [{ menu: 'about', place: 10, icon: 'person' }],
    group: 'about',
  },
  {
    id: 'reviews',
    paths: prefixed('/reviews'),
    shortNames: { es: ['opiniones', 'reseñas'] },
    menus: [{ menu: 'about', place: 20, icon: 'star' }],
    group: 'about',
  },
  {
    id: 'insurance',
    paths: prefixed('/insurance'),
    shortNames: { en: ['plans'], es: ['seguros', 'seguro'] },
    menus: [
      { menu: 'help', place: 300, icon: 'shield' },
      { menu: 'tools', place: 8, icon: 'shield' },
      { menu: 'footer', place: 6 },
    ],
    group: 'insurance',
  },
  {
    id: 'locations',
    paths: prefixed('/locations'),
    shortNames: {
      en: ['offices', 'hours', 'directions', 'contact'],
      es: ['consultorios', 'consultorio', 'oficinas', 'ubicaciones', 'horario', 'horarios', 'contacto', 'teléfonos'],
    },
    offline: 'on-request',
    menus: [{ menu: 'bar', place: 1 }],
    group: 'locations',
  },
  {
    id: 'patient-routing',
    paths: prefixed('/patient-routing'),
    shortNames: { en: ['appointment', 'appointments', 'schedule'], es: ['cita', 'citas', 'haga-una-cita'] },
    group: 'visit',
    texts: 'appointment',
  },
  {
    id: 'new-patient',
    paths: prefixed('/new-patient'),
    shortNames: { en: ['new-patients'], es: ['paciente-nuevo', 'pacientes-nuevos'] },
    storageKeys: requestStorageKeys,
    parent: 'patient-routing',
    menus: [{ menu: 'footer', place: 1 }],
    texts: 'new-patient',
  },
  {
    id: 'change-or-cancel',
    paths: { en: '/change-or-cancel', es: '/es/cambiar-o-cancelar' },
    shortNames: {
      en: ['cancel', 'cancellation', 'reschedule'],
      es: ['cancelar', 'cancelación', 'reagendar', 'cambiar-cita', 'cancelar-cita'],
    },
    parent: 'patient-routing',
    menus: [
      { menu: 'help', place: 310, icon: 'calendar' },
      { menu: 'tools', place: 9, icon: 'calendar' },
    ],
    storageKeys: requestStorageKeys,
    texts: 'change-or-cancel',
  },
  {
    id: 'new-patient-intake-archive',
    module: 'intake-archive',
    paths: prefixed('/new-patient-intake-archive'),
    indexed: false,
    parent: 'new-patient',
  },
  {
    id: 'appointment-request',
    paths: prefixed('/appointment-request'),
    shortNames: { es: ['solicitar-cita'] },
    storageKeys: requestStorageKeys,
    parent: 'patient-routing',
    texts: 'appointment',
  },
  {
    id: 'patient-portal',
    paths: prefixed('/patient-portal'),
    shortNames: { en: ['portal'], es: ['portal', 'portal-del-paciente'] },
    menus: [{ menu: 'tools', place: 3, icon: 'patient-portal' }],
    group: 'tools',
    texts: 'portal',
  },
  {
    id: 'patient-education',
    paths: prefixed('/patient-education'),
    aliases: [prefixed('/conditions'), servicesAlias, { es: '/es/educacion-del-paciente' }],
    shortNames: { en: ['education'], es: ['educación', 'enfermedades', 'alergias'] },
    queryKey: 'tab',
    menus: [{ menu: 'tools', place: 1, icon: 'patient-education' }],
    group: 'tools',
  },
  {
    id: 'medications-to-avoid',
    module: 'medications',
    paths: prefixed('/medications-to-avoid'),
    shortNames: { en: ['medications', 'medicines'], es: ['medicamentos', 'medicinas', 'medicamentos-que-evitar'] },
    offline: 'on-request',
    menus: [{ menu: 'tools', place: 5, icon: 'medications-to-avoid' }],
    group: 'tools',
  },
  {
    id: 'baked-challenge-recipes',
    module: 'baked-challenge',
    paths: prefixed('/baked-challenge-recipes'),
    shortNames: { en: ['recipes'], es: ['recetas'] },
    menus: [{ menu: 'tools', place: 6, icon: 'baked-challenge-recipes' }],
    group: 'tools',
  },
  { id: 'baked-milk-recipe', module: 'recipe', paths: prefixed('/baked-milk-recipe'), assistant: false, parent: 'baked-challenge-recipes' },
  { id: 'baked-egg-recipe', module: 'recipe', paths: prefixed('/baked-egg-recipe'), assistant: false, parent: 'baked-challenge-recipes' },
  {
    id: 'kids-zone',
    paths: prefixed('/kids-zone'),
    shortNames: { en: ['kids'], es: ['niños'] },
    assistant: false,
    menus: [{ menu: 'tools', place: 7, icon: 'kids-zone' }],
    group: 'tools',
  },
  {
    id: 'picture-stories',
    paths: { en: '/picture-stories', es: '/es/cuentos-en-dibujos' },
    shortNames: { en: ['stories'], es: ['cuentos'] },
    assistant: false,
    parent: 'kids-zone',
  },
  ...storyPages,
  { id: 'fun-facts', paths: prefixed('/fun-facts'), shortNames: { es: ['datos-curiosos'] }, assistant: false, parent: 'kids-zone' },
  {
    id: 'games',
    paths: prefixed('/games'),
    shortNames: { es: ['juegos'] },
    assistant: false,
    storageKeys: [storageKeys.grainAlbum],
    parent: 'kids-zone',
  },
  { id: 'runny-nose', paths: prefixed('/games/runny-nose'), assistant: false, parent: 'games' },
  { id: 'pollen-pop', paths: prefixed('/games/pollen-pop'), assistant: false, parent: 'games' },
  {
    id: 'immunequest',
    paths: { en: '/immunequest', es: '/immunequest/es' },
    aliases: [{ es: '/es/immunequest' }],
    shortNames: { en: ['wellness', 'wellness-program'], es: ['bienestar', 'programa-de-bienestar'] },
    storageKeys: [storageKeys.immuneQuest, storageKeys.immuneQuestPath],
    parent: 'kids-zone',
  },
  {
    id: 'print-shop',
    paths: { en: '/print-shop', es: '/es/para-imprimir' },
    assistant: false,
    parent: 'kids-zone',
  },
  {
    id: 'shots-today',
    paths: { en: '/allergy-shots-today', es: '/es/inyecciones-hoy' },
    shortNames: { en: ['shots', 'allergy-shots'], es: ['inyecciones', 'inyección', 'vacunas'] },
    storageKeys: [storageKeys.shotWait],
    offline: 'on-request',
    menus: [
      { menu: 'tools', place: 11, icon: 'syringe' },
      { menu: 'footer', place: 3 },
    ],
    group: 'tools',
    texts: 'shot-questions',
  },
  {
    id: 'seasons',
    paths: { en: '/seasons', es: '/es/temporadas' },
    shortNames: { en: ['pollen'], es: ['polen', 'temporada', 'estaciones'] },
    menus: [
      { menu: 'tools', place: 12, icon: 'seasons' },
      { menu: 'footer', place: 5 },
    ],
    group: 'tools',
    texts: 'seasons',
  },
  {
    id: 'emergency',
    paths: { en: '/emergency', es: '/es/emergencia' },
    shortNames: { en: ['emergencies', 'anaphylaxis'], es: ['emergencias', 'urgencia', 'urgencias', 'anafilaxia'] },
    // Nothing may float over what to do at once.
    assistant: false,
    offline: 'always',
    menus: [{ menu: 'tools', place: 15, icon: 'emergency' }],
    group: 'tools',
    texts: 'emergency',
  },
  {
    id: 'calm-mode',
    paths: { en: '/emergency/one-step-at-a-time', es: '/es/emergencia/paso-a-paso' },
    assistant: false,
    hydrate: 'prefetch',
    storageKeys: [storageKeys.ownDevice, storageKeys.emergencyDoses],
    offline: 'always',
    parent: 'emergency',
  },
  {
    id: 'asthma-action-plan',
    module: 'action-plan',
    paths: { en: '/emergency/asthma-action-plan', es: '/es/emergencia/plan-de-accion-para-el-asma' },
    assistant: false,
    parent: 'emergency',
    texts: 'action-plans',
  },
  {
    id: 'anaphylaxis-action-plan',
    module: 'action-plan',
    paths: { en: '/emergency/anaphylaxis-action-plan', es: '/es/emergencia/plan-de-accion-para-la-anafilaxia' },
    assistant: false,
    parent: 'emergency',
    texts: 'action-plans',
  },
  {
    id: 'first-aid-poster',
    module: 'action-plan',
    paths: { en: '/emergency/first-aid-poster', es: '/es/emergencia/cartel-de-primeros-auxilios' },
    assistant: false,
    parent: 'emergency',
  },
  {
    id: 'my-allergy-kit',
    paths: { en: '/my-allergy-kit', es: '/es/mi-kit-de-alergias' },
    shortNames: { en: ['kit', 'allergy-kit', 'food-card'], es: ['kit', 'kit-de-alergias', 'tarjeta-de-alergias'] },
    storageKeys: [storageKeys.kitDraft, storageKeys.kitKept],
    offline: 'on-request',
    menus: [{ menu: 'tools', place: 16, icon: 'allergy-kit' }],
    group: 'tools',
    texts: 'allergy-kit',
  },
  {
    id: 'read-a-label',
    paths: { en: '/read-a-label', es: '/es/leer-etiquetas' },
    shortNames: { en: ['labels', 'food-labels'], es: ['etiquetas', 'etiqueta'] },
    offline: 'on-request',
    parent: 'my-allergy-kit',
    texts: 'read-a-label',
  },
  {
    id: 'school-desk',
    paths: { en: '/school', es: '/es/escuela' },
    shortNames: { en: ['action-plans', 'action-plan'], es: ['planes-de-acción', 'plan-de-acción'] },
    // Sheets to print, like the plans.
    assistant: false,
    storageKeys: [storageKeys.kitDraft, storageKeys.kitKept],
    offline: 'on-request',
    menus: [{ menu: 'tools', place: 17, icon: 'document' }],
    group: 'tools',
  },
  {
    id: 'first-visit',
    paths: { en: '/first-visit', es: '/es/primera-cita' },
    shortNames: { es: ['primera-visita', 'primera-consulta'] },
    menus: [
      { menu: 'tools', place: 13, icon: 'first-visit' },
      { menu: 'footer', place: 2 },
    ],
    group: 'tools',
    texts: 'first-visit',
  },
  {
    id: 'how-do-i',
    paths: { en: '/how-do-i', es: '/es/como-hago' },
    shortNames: { en: ['refill', 'refills', 'records'], es: ['resurtido', 'resurtidos', 'expediente'] },
    menus: [{ menu: 'tools', place: 18, icon: 'info' }],
    group: 'tools',
    texts: 'how-do-i',
  },
  {
    id: 'after-hours',
    paths: { en: '/after-hours', es: '/es/fuera-de-horario' },
    shortNames: { en: ['closed'], es: ['cerrado'] },
    menus: [
      { menu: 'tools', place: 14, icon: 'clock' },
      { menu: 'footer', place: 4 },
    ],
    group: 'tools',
    texts: 'after-hours',
  },
  {
    id: 'offline',
    paths: { en: '/offline', es: '/es/sin-conexion' },
    indexed: false,
    assistant: false,
    // It is served at other addresses: hydrating, React would look for the requested page.
    hydrate: 'never',
    offline: 'always',
  },
  { id: 'gallery-test-lab', module: 'gallery', paths: prefixed('/gallery-test-lab'), indexed: false },
  {
    id: 'search',
    paths: { en: '/search', es: '/es/buscar' },
    shortNames: { en: ['find'], es: ['búsqueda', 'buscador'] },
    indexed: false,
    queryKey: 'q',
    offline: 'on-request',
  },
  {
    id: 'site-map',
    paths: { en: '/site-map', es: '/es/mapa-del-sitio' },
    shortNames: { en: ['sitemap'], es: ['mapa'] },
    menus: [{ menu: 'footer', place: 7 }],
    group: 'notices',
  },
  {
    id: 'privacy-practices',
    module: 'legal',
    paths: { en: '/privacy-practices', es: '/es/practicas-de-privacidad' },
    shortNames: { en: ['privacy'], es: ['privacidad'] },
    menus: [{ menu: 'legal', place: 1 }],
    group: 'notices',
    record: { kind: 'legal', notice: 'privacy-practices' },
  },
  {
    id: 'nondiscrimination',
    module: 'legal',
    paths: { en: '/nondiscrimination', es: '/es/no-discriminacion' },
    menus: [{ menu: 'legal', place: 2 }],
    group: 'notices',
    record: { kind: 'legal', notice: 'nondiscrimination' },
  },
  {
    id: 'good-faith-estimate',
    module: 'legal',
    paths: { en: '/good-faith-estimate', es: '/es/estimacion-de-buena-fe' },
    shortNames: { en: ['cost', 'costs', 'prices'], es: ['costo', 'costos', 'precios'] },
    menus: [
      { menu: 'tools', place: 10, icon: 'cost' },
      { menu: 'legal', place: 3 },
    ],
    group: 'notices',
    record: { kind: 'legal', notice: 'good-faith-estimate' },
  },
  {
    id: 'accessibility',
    module: 'legal',
    paths: { en: '/accessibility', es: '/es/accesibilidad' },
    menus: [{ menu: 'legal', place: 4 }],
    group: 'notices',
    record: { kind: 'legal', notice: 'accessibility' },
  },
  // They are served at other addresses, so React cannot hydrate them: the assistant could not answer.
  { id: 'not-found', module: 'not-found', paths: prefixed('/404'), indexed: false, assistant: false, hydrate: 'never' },
  {
    id: 'not-found-physicians',
    module: 'not-found',
    paths: prefixed('/404/physicians'),
    indexed: false,
    assistant: false,
    hydrate: 'never',
  },
] as const satisfies readonly PageRow[];

const conditionPages = conditionSlugs.map((slug, index) => {
  const alias = conditionAliases[slug];
  return {
    id: `condition/${slug}` as const,
    module: 'condition',
    paths: prefixed(`/patient-education/${slug}`),
    aliases: alias ? [prefixed(`/patient-education/${alias}`)] : [],
    shortNames: articleShortNames[slug],
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
      shortNames: articleShortNames[slug],
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
      menus: [{ menu: 'about', place: 1 + index }],
      group: 'about',
      parent: 'team',
      record: { kind: 'physician', physician: id },
    }) as const,
);

type ArticlePageId = `condition/${ConditionSlug}` | `service/${ServiceSlug}`;
export type PageId = (typeof singlePages)[number]['id'] | ArticlePageId | `sheet/${ArticlePageId}` | `physician/${PhysicianId}`;

/** Pages whose name is in content/pages.yaml; the others are named by their record. */
export type NamedPageId = (typeof singlePages)[number]['id'];
/** Pages on which children read, play and collect: those below the Kids Zone, except the games' list. */
export type ChildrensPageId = Exclude<Extract<(typeof singlePages)[number], { parent: 'kids-zone' | 'games' }>['id'], 'games'>;
/** The files in content/ with a page's text for patients. */
export type PageTextsFile = Extract<(typeof singlePages)[number], { texts: string }>['texts'];

/** A row with its defaults filled in. */
export interface Page extends PageRow {
  readonly id: PageId;
  readonly module: string;
  readonly indexed: boolean;
  readonly assistant: boolean;
  readonly hydrate: Hydration;
  readonly parent?: PageId;
  readonly texts?: PageTextsFile;
}

export const namedPageIds: readonly NamedPageId[] = singlePages.map(({ id }) => id);

export const pages: readonly Page[] = [...singlePages, ...profilePages, ...conditionPages, ...servicePages, ...sheetPages].map((row) => ({
  module: row.id,
  ...defaults,
  ...row,
}));
