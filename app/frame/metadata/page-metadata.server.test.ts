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
const metadata = pageMetadata({ page, language: 'es', title, description });
const linked = (name: string) => metadata.links.filter(({ rel }) => rel === name);

describe('the metadata of a page', () => {
  it('has one canonical address and every alternate, including the page itself', () => {
    expect(linked('canonical')).toEqual([{ rel: 'canonical', href: absolute('/es/patient-education/asthma') }]);
    expect(linked('alternate').map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
      ['en', absolute('/patient-education/asthma')],
      ['es', absolute('/es/patient-education/asthma')],
      ['x-default', absolute('/patient-education/asthma')],
    ]);
  });

  it('takes title and description from the record', () => {
    expect(metadata.tags).toContainEqual({ name: 'description', content: description });
    expect(metadata.title).toMatch(new RegExp(`^${title} \\| `));
  });

  it('has a share image in its own language', () => {
    expect(metadata.tags).toContainEqual({ property: 'og:image', content: absolute('/open-graph/es.jpg') });
    const plate = { id: 'plate-asthma', name: 'Los dos pulmones' };
    const own = pageMetadata({ page, language: 'es', title, description }, { plate });
    expect(own.tags).toContainEqual({ property: 'og:image', content: absolute('/open-graph/plate-asthma-es.jpg') });
    expect(own.tags).toContainEqual({ property: 'og:image:alt', content: plate.name });
  });

  it('has title, description and address for those who share it', () => {
    expect(metadata.tags).toContainEqual({ property: 'og:title', content: title });
    expect(metadata.tags).toContainEqual({ property: 'og:description', content: description });
    expect(metadata.tags).toContainEqual({ property: 'og:url', content: absolute('/es/patient-education/asthma') });
  });

  it('keeps pages out of search engines that the table does not index', () => {
    const robots = { name: 'robots', content: 'noindex' };
    expect(pageMetadata({ page: pageById('gallery-test-lab'), language: 'en', title, description }).tags).toContainEqual(robots);
    expect(metadata.tags).not.toContainEqual(robots);
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
