import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathOf } from '#app/site/paths.ts';
import { pageStyles } from './page-styles.ts';

const sheet = '.hero{x:1}.team{x:2}.opened{x:3}.toast{x:4}.nowhere{x:5}p{x:6}';
const [home, team] = [pathOf('home', 'en'), pathOf('team', 'en')];
const page = (name: string, className: string) =>
  `<p class="${className}"></p><script>import "/assets/manifest-1.js";import "/assets/${name}-1.js"</script>`;
const pages = new Map([
  [home, page('home', 'hero')],
  [pathOf('home', 'es'), page('home', '')],
  [team, page('team', 'team')],
]);

let client: string;
beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'styles-'));
  await mkdir(join(client, 'assets'));
  const scripts = { 'home-1.js': 'import("./dialog-1.js")', 'dialog-1.js': 'e("opened")', 'team-1.js': '', 'manifest-1.js': '"nowhere"' };
  for (const [name, code] of Object.entries(scripts)) await writeFile(join(client, 'assets', name), code);
});
afterEach(() => rm(client, { recursive: true }));

describe('the style of a page', () => {
  it('has what its kind of page shows, may open later, and what the scripts in the page set', async () => {
    const styles = await pageStyles(client, sheet, pages, ['show("toast")']);
    expect(styles.of(home)).toBe('.hero{x:1}.opened{x:3}.toast{x:4}p{x:6}');
    expect(styles.of(pathOf('home', 'es'))).toBe(styles.of(home));
    expect(styles.of(team)).toBe('.team{x:2}.toast{x:4}p{x:6}');
    expect(styles.all).toEqual([styles.of(home), styles.of(team)]);
  });

  it('is asked for by addresses of the table only', async () => {
    const styles = await pageStyles(client, sheet, pages, []);
    expect(() => styles.of('/no-such-page')).toThrow('/no-such-page');
    expect(() => styles.of(pathOf('locations', 'en'))).toThrow(pathOf('locations', 'en'));
  });
});
