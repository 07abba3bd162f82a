import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { physicianPages } from '#app/site/pages.ts';
import { findAddress, pathOf } from '#app/site/paths.ts';
import { redirectFor } from '#app/site/redirects.ts';
import { securityHeaders } from '../../server/header-list.ts';
import { headersFile, listedRedirects, notFoundFolders, redirectsFile, writeStaticHostFiles } from './static-host-files.ts';

const hashes = { scripts: ['sha256-aaa='], styles: ['sha256-ccc='] };

describe('_headers', () => {
  const file = headersFile(hashes, ['favicon-32.png', 'index.html', 'robots.txt']);
  const rules = new Map(file.split('\n\n').map((block) => [block.split('\n')[0] ?? '', block.trimEnd().split('\n').slice(1)]));

  it('puts every security header on every path, as the server does', () => {
    for (const [name, value] of Object.entries(securityHeaders(hashes, true))) expect(rules.get('/*')).toContain(`  ${name}: ${value}`);
    expect(rules.get('/*')).toContain('  Speculation-Rules: "/speculation-rules.json"');
  });

  it('says how long files may be cached, and sets no header twice', () => {
    expect(rules.get('/assets/*')).toEqual(['  Cache-Control: public, max-age=31536000, immutable']);
    expect(rules.get('/art/*')).toEqual(['  Cache-Control: public, max-age=86400']);
    expect(rules.get('/favicon-32.png')).toEqual(['  Cache-Control: public, max-age=86400']);
    expect(rules.has('/index.html')).toBe(false);
    expect(rules.get('/*')?.join()).not.toContain('Cache-Control');
  });

  it('sets the content types that hosts do not know', () => {
    expect(rules.get('/*.data')).toEqual(['  Content-Type: text/x-script']);
    expect(rules.get('/speculation-rules.json')).toEqual(['  Content-Type: application/speculationrules+json']);
  });

  it("stays within Cloudflare's limits", () => {
    expect(rules.size).toBeLessThanOrEqual(100);
    for (const line of file.split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

describe('_redirects', () => {
  it('redirects every listed path to where the server would', () => {
    for (const [from, to] of listedRedirects()) {
      expect(redirectFor(from.replace('*', ''))).toBe(to);
      expect(findAddress(to)?.path).toBe(to);
    }
  });

  it('knows each physician by the common spellings, in both languages', () => {
    const listed = new Map(listedRedirects());
    for (const { id, slug } of physicianPages) {
      const [first, last] = slug.split('-');
      for (const spelling of [slug, last, `dr-${slug}-md`, `dr${first}${last}`]) {
        expect(listed.get(`/doctor/${spelling}`)).toBe(pathOf(`physician/${id}`, 'en'));
        expect(listed.get(`/es/doctor/${spelling}`)).toBe(pathOf(`physician/${id}`, 'es'));
      }
    }
  });

  it('redirects every other doctor to the team, after the names', () => {
    const listed = listedRedirects();
    expect(listed).toContainEqual(['/doctor/*', '/team']);
    expect(listed).toContainEqual(['/es/doctor/*', '/es/team']);
    expect(listed).toContainEqual(['/doctors', '/team']);
    const firstPattern = listed.findIndex(([from]) => from.includes('*'));
    expect(listed.slice(firstPattern).every(([from]) => from.endsWith('/*'))).toBe(true);
  });

  it("stays within Cloudflare's limits", () => {
    const lines = redirectsFile(false).trimEnd().split('\n');
    expect(lines.filter((line) => !line.includes('*')).length).toBeLessThanOrEqual(2000);
    expect(lines.filter((line) => line.includes('*')).length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line).toMatch(/^\/\S+ \/\S* 301$/);
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
  });

  it('ends with the not-found pages for Netlify, the deepest folder first', () => {
    const missing = redirectsFile(true)
      .trimEnd()
      .split('\n')
      .filter((line) => line.endsWith(' 404'));
    expect(missing.slice(-2)).toEqual(['/es/* /es/404.html 404', '/* /404.html 404']);
    expect(missing).toContain('/es/physicians/* /es/physicians/404.html 404');
  });
});

describe('the files', () => {
  let build: string;
  let client: string;
  beforeEach(async () => {
    build = await mkdtemp(join(tmpdir(), 'static-host-'));
    client = join(build, 'client');
    await mkdir(client);
    await writeFile(join(build, 'csp.json'), JSON.stringify(hashes));
    for (const [, page] of notFoundFolders()) {
      await mkdir(join(client, page), { recursive: true });
      await writeFile(join(client, page, 'index.html'), page);
    }
  });
  afterEach(() => rm(build, { recursive: true }));

  it('are written where static hosts look for them', async () => {
    const legacyNames = [{ id: 'marquez', legacyNames: ['Elena Gómez'] }] as const;
    await writeStaticHostFiles(client, [...legacyNames], false);
    const read = (path: string) => readFile(join(client, path), 'utf8');
    expect(await read('404.html')).toBe('/404');
    expect(await read('es/404.html')).toBe('/es/404');
    expect(await read('physicians/404.html')).toBe('/404/physicians');
    expect(await read('es/physician-details/404.html')).toBe('/es/404/physicians');
    expect(await read('_headers')).toContain("'sha256-aaa='");
    expect(await read('_redirects')).toBe(redirectsFile(false, legacyNames));
    expect(JSON.parse(await read('../legacy-names.json'))).toEqual(legacyNames);
  });

  it("contain the former names from the physicians' records", async () => {
    await writeStaticHostFiles(client);
    const names: { id: string; legacyNames: string[] }[] = JSON.parse(await readFile(join(build, 'legacy-names.json'), 'utf8'));
    expect(names.map(({ id }) => id).sort()).toEqual(physicianPages.map(({ id }) => id).sort());
    const redirects = await readFile(join(client, '_redirects'), 'utf8');
    for (const name of names.flatMap(({ legacyNames }) => legacyNames)) expect(redirects).toContain(`/doctor/${name} `);
  });
});
