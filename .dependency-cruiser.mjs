/**
 * Holds the direction of imports. Each rule says what it protects; run by `npm test` and `npm run imports`.
 * From the ground up: site → requests → today → content → lib → ui → parts → frame → pages; a folder may import those before it.
 */

/** Tests and their fixtures may look at anything. */
const tests = '\\.test\\.tsx?$|-fixture\\.tsx?$|^server/testing/|^tests/';

/** A folder of app/ and the folders above it, which it must not know. */
function floor(folder, above, reason) {
  return {
    name: `${folder}-knows-nothing-above`,
    comment: `app/${folder} ${reason} Move what is shared down, or pass it in as a property.`,
    severity: 'error',
    from: { path: `^app/${folder}/`, pathNot: tests },
    to: { path: `^app/(${above.join('|')})/` },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    floor(
      'site',
      ['requests', 'today', 'content', 'lib', 'ui', 'parts', 'frame', 'pages', 'browser'],
      'is pure: the server, the build and the browser all read the table of pages.',
    ),
    floor(
      'requests',
      ['today', 'content', 'lib', 'ui', 'parts', 'frame', 'pages', 'browser'],
      'is what the form, the server and the office agree on: each of them must be able to take it alone.',
    ),
    floor(
      'today',
      ['content', 'lib', 'ui', 'parts', 'frame', 'pages', 'browser'],
      'is what the desk, the server and the pages agree on: each of them must be able to take it alone.',
    ),
    floor(
      'content',
      ['lib', 'ui', 'parts', 'frame', 'pages', 'browser'],
      'reads and checks facts; how they look is no business of theirs.',
    ),
    floor(
      'lib',
      ['ui', 'parts', 'frame', 'pages', 'browser'],
      'is plain functions and browser behavior, with or without React around them.',
    ),
    floor('ui', ['parts', 'frame', 'pages', 'browser'], 'is a kit without words that any part can use.'),
    floor('parts', ['frame', 'pages', 'browser'], 'holds what pages share; a part that knows a page is that page’s own.'),
    floor('frame', ['pages', 'browser'], 'stands around every page and knows none of them.'),
    {
      name: 'pages-do-not-share',
      comment: 'A page imports no other page: what two pages need belongs in app/parts. (The gallery shows pieces of pages.)',
      severity: 'error',
      from: { path: '^app/pages/([^/]+)/', pathNot: `${tests}|^app/pages/gallery/` },
      to: { path: '^app/pages/', pathNot: '^app/pages/$1/' },
    },
    {
      name: 'gallery-shows-the-kit',
      comment:
        'A component of app/ui that no example of the gallery draws is looked at by nobody and tried by no accessibility test: add an example to app/pages/gallery. (Of these nothing is seen by itself.)',
      severity: 'error',
      from: { path: '^app/pages/gallery/page\\.tsx$' },
      to: {
        path: '^app/ui/.*\\.tsx$',
        pathNot: `${tests}|^app/ui/(first-screen|late-style|page-style|toast-region|toasts)\\.tsx$`,
        reachable: false,
      },
    },
    {
      name: 'browser-runs-without-react',
      comment: 'app/browser stands in the page before hydration, or without it: nothing it reaches may bring React along.',
      severity: 'error',
      from: { path: '^app/browser/', pathNot: tests },
      to: { path: 'node_modules/(react|react-dom|react-router)/', reachable: true },
    },
    {
      name: 'visitors-need-no-schemas',
      comment:
        'What runs in the browser takes only types from the schemas: a value brings the whole validator along, 70 kB, which the security policy stops as well. Put values that both need into a file of their own, as app/content/seasons/grain-ids.ts.',
      severity: 'error',
      from: { path: '^app/', pathNot: `${tests}|\\.server\\.ts$|^app/(content|today)/.*\\.schema\\.ts$` },
      to: { path: '^app/(content|today)/.*\\.schema\\.ts$|node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-knows-only-the-table',
      comment: 'The server starts without the pages’ code: of app/ it may import only app/site, app/requests and app/today.',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: '^(app|art|scripts|content|tests)/', pathNot: '^app/(site|requests|today)/' },
    },
    {
      name: 'site-takes-finished-drawings',
      comment:
        'The site takes the files of art/drawn and what art/drawn.ts says of them; its build and scripts may also read the manifest, and have drawn what depends on content by art/for-content.ts. Drawing code stays in art/.',
      severity: 'error',
      from: { path: '^(app|office|server|scripts|tests)/' },
      to: {
        path: '^art/',
        pathNot: '^art/(drawn\\.ts|drawn/moving\\.(js|d\\.ts)|manifest\\.ts|sources\\.ts|for-content\\.ts|content/(wish|keep)\\.ts)$',
      },
    },
    {
      name: 'pages-know-no-manifest',
      comment: 'Pages know of the drawings only their sizes and the script that moves some of them.',
      severity: 'error',
      from: { path: '^(app|office)/', pathNot: tests },
      to: { path: '^art/', pathNot: '^art/(drawn\\.ts|drawn/moving\\.(js|d\\.ts))$' },
    },
    {
      name: 'drawings-know-no-site',
      comment: 'The drawings are a workspace of their own: what they need of the site they get from art/drawn.ts, or are told.',
      severity: 'error',
      from: { path: '^art/' },
      to: { path: '^(app|office|server|scripts|tests|content)/' },
    },
    {
      name: 'desk-knows-facts-and-requests',
      comment:
        'The desk reads requests by the content’s own field lists and hours; of app/ it may import site, requests, today, content, the parts for hours and promises, what hears an emergency, compares misspelled names and reads a written date, and the names of an article’s parts and levels. It reaches the server only over the network.',
      severity: 'error',
      from: { path: '^office/', pathNot: tests },
      to: {
        path: '^(app|art|scripts|server|tests)/',
        pathNot:
          '^app/(site|requests|today|content|parts/(alarm|care-levels|hours|matching|medicines|requests))/|^app/parts/(article/words|request-form/read-date)\\.ts$',
      },
    },
    {
      name: 'desk-parts-stand-apart',
      comment: 'Only parts.ts knows which parts the desk has; keys and what is before the passphrase are for all of them.',
      severity: 'error',
      from: { path: '^office/(safe|look|part\\.ts|guard\\.ts)', pathNot: tests },
      to: { path: '^office/(entry|requests|today|keys)/' },
    },
    {
      name: 'nobody-imports-the-desk',
      comment: 'What opens requests must never come near what visitors get.',
      severity: 'error',
      from: { path: '^(app|art|scripts|server)/' },
      to: { path: '^office/' },
    },
    {
      name: 'no-circle',
      comment:
        'Files that import each other in a circle cannot be read, tested or moved one at a time. Put what both need in a third file.',
      severity: 'error',
      from: { pathNot: tests },
      to: { circular: true },
    },
    {
      name: 'no-circle-among-parts',
      comment: 'Parts that import each other in a circle are one part: join them, or put what both need in a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^app/parts/' },
      to: { circular: true },
    },
    {
      name: 'tests-stay-out',
      comment: 'What visitors get never imports a test or a fixture.',
      severity: 'error',
      from: { pathNot: `${tests}|^scripts/` },
      to: { path: tests },
    },
    {
      name: 'found',
      comment: 'The imported file does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\+types/)' },
    },
    {
      name: 'declared',
      comment: 'A package that package.json does not name may be gone tomorrow.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'server-needs-no-tools',
      comment: 'Server and desk run on production dependencies alone: move the package from devDependencies.',
      severity: 'error',
      from: { path: '^(server|office)/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'used',
      comment:
        'Nobody imports this file: delete it, or import it. (The files of app/browser are entries: the build bundles each; the desk serves its script as it is.)',
      severity: 'error',
      from: { orphan: true, pathNot: '\\.d\\.ts$|^[^/]+$|\\.test\\.tsx?$|^app/browser/|^office/look/(desk|focus-point)\\.js$' },
      to: {},
    },
  ],
  options: {
    // TypeScript 7 offers no interface to other tools yet, so swc reads the imports, those of types too.
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '^(build|node_modules/\\.)|\\.react-router' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      // A package of types alone has no other entry.
      mainFields: ['main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    progress: { type: 'none' },
  },
};
