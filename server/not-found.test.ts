import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureSite, startFixture } from './testing/fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

const title = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];

describe('an unknown page', () => {
  it.each([
    ['/nowhere', 'Not found'],
    ['/es/nowhere', 'No encontrada'],
    ['/estudio', 'Not found'],
    ['/physicians/nobody', 'Not found, physicians'],
    ['/es/physician-details/0', 'No encontrada, médicos'],
  ])('%s is answered 404 with "%s"', async (path, expected) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(404);
    expect(title(answer.text)).toBe(expected);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('is compressed too, and answered with 404 even if a copy or range is asked for', async () => {
    const answer = await site.get('/nowhere', { 'accept-encoding': 'br', 'if-none-match': '*', range: 'bytes=0-1' });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.body.length).toBeGreaterThan(2);
  });

  it('answers HEAD without a body', async () => {
    const answer = await site.get('/nowhere', {}, 'HEAD');
    expect(answer.status).toBe(404);
    expect(answer.body).toHaveLength(0);
  });
});

it.each(['/nowhere.data', '/assets/gone-1a.js', '/favicon.ico'])('%s, a part of a page, is answered 404 in one line', async (path) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.text).toBe('Not found\n');
});
