/** All response headers for security and caching in one place. */

/** Hashes of the inline scripts and styles, as the build writes them to build/csp.json: `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The origin of the request server, if it is not the site's own. */
  readonly apiOrigin?: string;
}

/** The host from which a video plays, only after the visitor starts it. */
const videoHost = 'https://www.youtube-nocookie.com';

/** The file that lists the linked pages that browsers prefetch. */
export const speculationRulesPath = '/speculation-rules.json';

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/**
 * Returns the content security policy of every response.
 * @param upgrade makes browsers fetch everything over https. It must be off if the site is opened by an IP address or as localhost, for
 * which there are no certificates and which not every browser exempts.
 */
export function contentSecurityPolicy({ scripts, styles, apiOrigin }: InlineHashes, upgrade: boolean): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...quoted(scripts)].join(' '),
    ['style-src', "'self'", ...quoted(styles)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...(apiOrigin ? [apiOrigin] : [])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${videoHost}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(upgrade ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Features of the video's frame. A page can grant a frame only what it may do itself, so they are allowed for `self` too. */
const lentToVideo = ['autoplay', 'encrypted-media', 'fullscreen'];

export const permissionsPolicy = [
  ...unusedFeatures.map((feature) => `${feature}=()`),
  ...lentToVideo.map((feature) => `${feature}=(self "${videoHost}")`),
  // Keeps the screen on while a recipe is read in the kitchen.
  'screen-wake-lock=(self)',
].join(', ');

/** Returns the headers of every response, whatever its type or status. */
export function securityHeaders(hashes: InlineHashes, upgrade: boolean): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hashes, upgrade),
    'X-Content-Type-Options': 'nosniff',
    // Page addresses stay out of `Referer` on this site too: they contain what was searched for, and a proxy may log them.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': permissionsPolicy,
    // Browsers ignore it over http. Without includeSubDomains, because the practice may run other subdomains (docs/deploy.md).
    'Strict-Transport-Security': 'max-age=31536000',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** More headers for pages, with which browsers often prefetch the next page before the tap. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Speculation-Rules': `"${speculationRulesPath}"`,
};

const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

/** Folders whose files browsers may cache without revalidation, longest-lived first. */
const folderCaching: readonly { readonly folder: string; readonly value: string }[] = [
  { folder: '/assets/', value: year },
  { folder: '/art/', value: day },
];

const pictures = /\.(svg|png|ico|webp|avif|jpg)$/;

/** Returns a file's `Cache-Control`. Files that any release may change are revalidated each time by their ETag. */
export function cacheControlFor(path: string): string {
  const rule = folderCaching.find(({ folder }) => path.startsWith(folder));
  return rule?.value ?? (pictures.test(path) ? day : 'no-cache');
}

/** Content types by file extension. Files of other types are not served. */
const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  // The data that the router fetches on navigation.
  data: 'text/x-script',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  // The offices' hours and contact cards.
  ics: 'text/calendar; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
};

/** Returns the content type of a file of the site; undefined for files that aren't for visitors. */
export function contentTypeOf(path: string): string | undefined {
  if (path === speculationRulesPath) return 'application/speculationrules+json';
  return contentTypes[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''];
}
