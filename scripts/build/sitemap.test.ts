import { describe, expect, it } from 'vitest';
import { pages } from '#app/site/pages.ts';
import { robots, sitemap } from './sitemap.ts';

const xml = sitemap('https://clinic.example');

describe('the sitemap', () => {
  it('lists every indexed page in both languages and no other', () => {
    const listed = [...xml.matchAll(/<loc>https:\/\/clinic\.example([^<]+)<\/loc>/g)].map(([, path]) => path);
    const indexed = pages.filter((page) => page.indexed).flatMap(({ paths }) => [paths.en, paths.es]);
    expect(listed.toSorted()).toEqual(indexed.toSorted());
    expect(xml).not.toContain('gallery-test-lab');
  });

  it('names both languages and the default in each entry', () => {
    const team = xml.split('\n').find((line) => line.includes('<loc>https://clinic.example/es/team</loc>'));
    expect(team).toContain('hreflang="en" href="https://clinic.example/team"');
    expect(team).toContain('hreflang="es" href="https://clinic.example/es/team"');
    expect(team).toContain('hreflang="x-default" href="https://clinic.example/team"');
  });

  it('is named in robots.txt', () => {
    expect(robots('https://clinic.example')).toContain('Sitemap: https://clinic.example/sitemap.xml');
  });
});
