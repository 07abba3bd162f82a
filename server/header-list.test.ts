import { describe, expect, it } from 'vitest';
import { cacheControlFor, contentSecurityPolicy, contentTypeOf, permissionsPolicy, securityHeaders } from './header-list.ts';

const hashes = { scripts: ['sha256-aaa=', 'sha256-bbb='], styles: ['sha256-ccc='] };

describe('the content security policy', () => {
  it('allows inline code by its hashes and nothing else', () => {
    expect(contentSecurityPolicy(hashes, true)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-aaa=' 'sha256-bbb='; style-src 'self' 'sha256-ccc='; img-src 'self'; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src https://www.youtube-nocookie.com; base-uri 'none'; " +
        "form-action 'self'; frame-ancestors 'none'; upgrade-insecure-requests",
    );
  });

  it('allows requests to the origin of the request server, if there is one', () => {
    expect(contentSecurityPolicy({ ...hashes, apiOrigin: 'https://api.example.com' }, true)).toContain(
      "; connect-src 'self' https://api.example.com; ",
    );
  });

  it('has no unsafe source', () => {
    expect(contentSecurityPolicy(hashes, true)).not.toMatch(/unsafe|\*|data:|blob:/);
  });
});

describe('the permissions policy', () => {
  it('grants the video host only what a video needs', () => {
    const lent = permissionsPolicy.split(', ').filter((rule) => rule.includes('https:'));
    expect(lent.map((rule) => rule.split('=')[0])).toEqual(['autoplay', 'encrypted-media', 'fullscreen']);
  });

  it('turns off camera, microphone and location', () => {
    for (const feature of ['camera', 'microphone', 'geolocation']) expect(permissionsPolicy).toContain(`${feature}=()`);
  });
});

it('no address that a page came from is sent on, not even to this site', () => {
  expect(securityHeaders(hashes, true)['Referrer-Policy']).toBe('strict-origin');
});

it('every header has one line', () => {
  for (const value of Object.values(securityHeaders(hashes, true))) expect(value).not.toContain('\n');
});

it.each([
  ['/assets/entry-Bx1.js', 'public, max-age=31536000, immutable'],
  ['/art/scenes/oak-640.avif', 'public, max-age=86400'],
  ['/team/index.html', 'no-cache'],
])('%s is cached as %s', (path, value) => {
  expect(cacheControlFor(path)).toBe(value);
});

it.each([
  ['/_.data', 'text/x-script'],
  ['/art/oak.avif', 'image/avif'],
  ['/offices/hours.ics', 'text/calendar; charset=utf-8'],
  ['/article/en.mdoc', undefined],
  ['/.env', undefined],
])('%s is of type %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
});
