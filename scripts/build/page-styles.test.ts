import { describe, expect, it } from 'vitest';
import { pathOf } from '#app/site/paths.ts';
import { pageStyles } from './page-styles.ts';

const sheet = '.hero{x:1}.team{x:2}.opened{x:3}.toast{x:4}.nowhere{x:5}p{x:6}td{x:7}';
const [home, team] = [pathOf('home', 'en'), pathOf('team', 'en')];
const page = (name: string, className: string) =>
  `<p class="${className}"></p><script>import "/assets/manifest-1.js";import "/assets/${name}-1.js"</script>`;
const pages = new Map([
  [home, page('home', 'hero')],
  [pathOf('home', 'es'), page('home', '')],
  [team, page('team', 'team')],
]);

const client = {
  scripts: { 'home-1.js': 'home', 'team-1.js': 'team' },
  modules: {
    home: { words: [], imports: ['dialog'] },
    dialog: { words: ['opened'], imports: [] },
    team: { words: [], imports: [] },
    unseen: { words: ['nowhere'], imports: [] },
  },
};

describe('the style of a page', () => {
  it('has what its kind of page shows, may open later, and what the scripts in the page set', () => {
    const styles = pageStyles(sheet, pages, client, ['show("toast")']);
    expect(styles.of(home)).toBe('.hero{x:1}.opened{x:3}.toast{x:4}p{x:6}');
    expect(styles.of(pathOf('home', 'es'))).toBe(styles.of(home));
    expect(styles.of(team)).toBe('.team{x:2}.toast{x:4}p{x:6}');
    expect(styles.all).toEqual([styles.of(home), styles.of(team)]);
  });

  it('is asked for by addresses of the table only', () => {
    const styles = pageStyles(sheet, pages, client, []);
    expect(() => styles.of('/no-such-page')).toThrow('/no-such-page');
    expect(() => styles.of(pathOf('locations', 'en'))).toThrow(pathOf('locations', 'en'));
  });
});
