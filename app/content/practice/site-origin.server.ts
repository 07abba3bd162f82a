import { practice } from '#app/content/content.server.ts';

/** Scheme and host of the public site: SITE_ORIGIN at build, else the practice's own record. */
export function siteOrigin(): string {
  return process.env.SITE_ORIGIN || practice().website.url;
}

/** A path of the site as a full address: search engines and those who share a page need the host. */
export function absolute(path: string): string {
  return new URL(path, siteOrigin()).href;
}
