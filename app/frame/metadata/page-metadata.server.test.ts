import { describe, expect, it } from 'vitest';
import { conditionArticle } from '#app/content/content.server.ts';
import { pageTitle } from '#app/content/pages/page-names.server.ts';
import { absolute } from '#app/content/practice/site-origin.server.ts';
import { pageById } from '#app/site/paths.ts';
import { words } from '../words.ts';
import { breadcrumb } from './breadcrumb.server.ts';
import { pageMetadata } from './page-metadata.server.ts';

const page = pageById('condition/asthma');
const { title, summary: description } = conditionArticle('asthma', 'es');
const meta = pageMetadata({ page, language: 'es', title, description });
const linked = (rel: string) => meta.filter((tag) => 'rel' in tag && tag.rel === rel);

describe('the metadata of a page', () => {
  it('has one canonical address and every alternate, including the page itself', () => {
    expect(linked('canonical')).toEqual([{ tagName: 'link', rel: 'canonical', href: absolute('/es/patient-education/asthma') }]);
    expect(linked('alternate').map((tag) => ('hrefLang' in tag ? [tag.hrefLang, tag.href] : []))).toEqual([
      ['en', absolute('/patient-education/asthma')],
      ['es', absolute('/es/patient-education/asthma')],
      ['x-default', absolute('/patient-education/asthma')],
    ]);
  });

  it('takes title and description from the record', () => {
    expect(meta).toContainEqual({ name: 'description', content: description });
    expect(meta.find((tag) => 'title' in tag)).toEqual({ title: expect.stringMatching(new RegExp(`^${title} \\| `)) });
  });

  it('has a share image in its own language', () => {
    expect(meta).toContainEqual({ property: 'og:image', content: absolute('/open-graph/es.jpg') });
    const plate = { id: 'plate-asthma', name: 'Los dos pulmones' };
    const own = pageMetadata({ page, language: 'es', title, description }, { plate });
    expect(own).toContainEqual({ property: 'og:image', content: absolute('/open-graph/plate-asthma-es.jpg') });
    expect(own).toContainEqual({ property: 'og:image:alt', content: plate.name });
  });

  it('has title, description and address for those who share it', () => {
    expect(meta).toContainEqual({ property: 'og:title', content: title });
    expect(meta).toContainEqual({ property: 'og:description', content: description });
    expect(meta).toContainEqual({ property: 'og:url', content: absolute('/es/patient-education/asthma') });
  });

  it('keeps pages out of search engines that the table does not index', () => {
    const robots = { name: 'robots', content: 'noindex' };
    expect(pageMetadata({ page: pageById('gallery-test-lab'), language: 'en', title, description })).toContainEqual(robots);
    expect(meta).not.toContainEqual(robots);
  });
});

describe('the breadcrumb', () => {
  it('names every page from home down with its address, in the language of the page', () => {
    const [list] = breadcrumb(page, 'es');
    expect(list?.itemListElement).toMatchObject([
      { position: 1, name: words.home.es, item: absolute('/es') },
      { position: 2, name: pageTitle('patient-education', 'es'), item: absolute('/es/patient-education') },
      { position: 3, name: title, item: absolute('/es/patient-education/asthma') },
    ]);
  });

  it('is empty on home', () => {
    expect(breadcrumb(pageById('home'), 'en')).toEqual([]);
  });
});
