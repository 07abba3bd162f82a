import { practice } from '#app/content/content.server.ts';

/** Reads scheme and host of the public site: SITE_ORIGIN at build, else the practice's record. */
export function siteOrigin(): string {
  return process.env.SITE_ORIGIN || practice().website.url;
}

/** Makes a path a full address: search engines and people who share a page need the host. */
export function absolute(path: string): string {
  return new URL(path, siteOrigin()).href;
}
