import { expect, it } from 'vitest';
import { metaFromLoader, structuredData } from './meta.ts';

const schema = { '@context': 'https://schema.org', '@type': 'MedicalClinic' };
const loaderData = { meta: [{ title: 'Team' }, { 'script:ld+json': schema }, { name: 'description', content: 'Who we are' }] };

it('the head has all but what is for search engines alone', () => {
  expect(metaFromLoader({ loaderData })).toEqual([loaderData.meta[0], loaderData.meta[2]]);
  expect(structuredData(loaderData)).toEqual([schema]);
});

it('a page that could not load says nothing', () => {
  expect(metaFromLoader({})).toEqual([]);
  expect(structuredData(undefined)).toEqual([]);
});
