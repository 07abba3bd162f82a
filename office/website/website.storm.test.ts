/**
 * Tests the part Website at a desk of its own, on a copy of the site's content: npm run storm. The file is long because its tests follow
 * one another.
 */
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { HttpAnswer } from '../../server/testing/fixture-site.ts';
import { readText } from '../desk-fixture.ts';
import { formOn, inputValue, type Pressing, pressIn, publishAll } from './form-fixture.ts';
import { projectFixture } from './project-fixture.ts';

const given = await projectFixture();
const { desk, pathOf, contentOf } = given;
afterAll(given.end);

const press = (path: string, ...rest: Pressing) => pressIn(desk, path, ...rest);

const hours = contentOf('locations.yaml');
const friday = { 'shotHours.friday.0.closes': '12:00' };
const office = '/website/offices/lincoln-heights';

describe('forms of the site’s records', () => {
  it('lists what can be changed, by the practice’s words and by any word on the page, in both languages', async () => {
    expect(readText(await desk.get('/website'))).toMatch(/What do you want to change\?[\s\S]*Offices[\s\S]*Insurance plans/);
    expect(readText(await desk.get('/es/website?find=dia+festivo'))).toMatch(/Días de cierre/);
    const found = readText(await desk.get('/website?find=Playing+accordion'));
    expect([found.includes('Dr. Ricardo Salinas'), found.includes('Insurance plans')]).toEqual([true, false]);
    expect(readText(await desk.get('/website?find=%28210%29+555-0188'))).toContain('Offices');
    expect(readText(await desk.get('/website?find=zzzz'))).toContain('No results.');
  });

  it('refuses what only the other records show to be wrong, in Spanish too', async () => {
    const page = formOn(await desk.get('/es/website/salinas')).map(([name, value]): [string, string] => [
      name,
      name === 'bio.en' ? '[A page](page:nowhere)' : value,
    ]);
    const refused = await desk.post('/es/website/salinas', [...page, ['do', 'save']]);
    expect(refused.status).toBe(422);
    expect(readText(refused)).toContain('No existe la página «nowhere».');
    expect(contentOf('physicians/salinas.yaml')).not.toContain('nowhere');
    await press('/website/salinas', {}, 'discard');
  }, 200_000);

  it('adds, moves and takes out items by buttons', async () => {
    const added = await press('/website/closures/new', {
      from: '2027-03-26',
      closed: 'all',
      'offices:word': 'yes',
      'reason.en': 'Good Friday',
      'reason.es': 'Viernes Santo',
    });
    expect(readText(added)).toContain('Saved.');
    expect(contentOf('closures.yaml').trimEnd().split('\n').slice(-5)).toEqual([
      '  - id: good-friday-2027',
      '    from: 2027-03-26',
      '    offices: all',
      '    closed: all',
      '    reason: { en: Good Friday, es: Viernes Santo }',
    ]);
    const asked = await press('/website/closures/good-friday-2027', {}, 'take-out');
    expect(readText(asked)).toContain('Remove “Good Friday”?');
    expect(contentOf('closures.yaml')).toContain('good-friday');
    expect(readText(await press('/website/closures/good-friday-2027', {}, 'take-out-now'))).toContain('Removed.');
    expect(readText(await press('/website/closures/good-friday-2027'))).toContain('Someone removed it while');
    expect(contentOf('closures.yaml')).not.toContain('good-friday');

    const moved = await press('/website/salinas', {}, 'up:badges:1');
    expect(moved.text).toContain('data-focus');
    expect(readText(await press('/website/salinas', {}, 'save', formOn(moved)))).toContain('Saved.');
    expect(parse(contentOf('physicians/salinas.yaml')).badges.map((one: { en: string }) => one.en)).toEqual([
      'Allergy shots and drops',
      'Board-certified in allergy and immunology',
      'Spanish',
    ]);
  }, 200_000);

  it('lets hours begin on a day, starts them from those of now, and puts the old ones away when they are over', async () => {
    await press(office, friday);
    const before = contentOf('locations.yaml');
    const added = formOn(await press(office, {}, 'add:laterHours'));
    const change = { 'laterHours.0.from': '2026-01-05', 'laterHours.0.shotHours.friday.0.closes': '11:30' };
    expect(readText(await press(office, change, 'save', added))).toContain('The hours that start January 5, 2026 are now in effect.');
    const { clinicHours, shotHours, laterHours } = parse(contentOf('locations.yaml')).locations[1];
    expect(laterHours).toEqual([
      { from: '2026-01-05', clinicHours, shotHours: { ...shotHours, friday: [{ opens: '08:00', closes: '11:30' }] } },
    ]);
    expect(readText(await desk.get('/website/publish'))).toMatch(
      /Lincoln Heights, Upcoming hours: added “January 5, 2026”\s*Lincoln Heights, Upcoming hours, January 5, 2026, Shot hours, Friday: 8 am to 11:30 am \(was 8 am to 12 pm\)/,
    );
    const settled = formOn(await press(office, {}, 'settle:laterHours:0'));
    expect(readText(await press(office, {}, 'save', settled))).not.toContain('now in effect');
    expect(contentOf('locations.yaml')).toBe(before.replace(/(friday: .*"08:00", closes: )"12:00"/, '$1"11:30"'));
    writeFileSync(pathOf('locations.yaml'), before);
  }, 200_000);

  it('writes a part of an article into its own lines, and marks the Spanish as older', async () => {
    const files = ['en', 'es'].map((language) => `conditions/asthma/${language}.mdoc`);
    const [en = '', es = ''] = files.map(contentOf);
    const page = '/website/conditions-asthma';
    const before = formOn(await desk.get(page)).find(([name]) => name === 'parts.1.text.en')?.[1] ?? '';
    await press(page, { 'parts.1.text.en': `${before}\n\nAsk us.` });
    const shown = await desk.get(page);
    expect(readText(shown)).toContain(' – check the Spanish');
    expect(contentOf(files[0] ?? '')).toBe(en.replace(before, `${before}\n\nAsk us.`));
    expect(contentOf(files[1] ?? '')).toBe(es);
    given.restore('conditions');
  }, 200_000);

  it('shows a change by hand meanwhile with both texts, and overwrites neither', async () => {
    const opened = formOn(await desk.get('/website/staff'));
    const byHand = contentOf('staff.yaml').replace('Daniela Ochoa\n    role', 'Daniela O. Ruiz\n    role').replace('years: 6', 'years: 7');
    writeFileSync(pathOf('staff.yaml'), byHand);
    const late = await press('/website/staff', { 'quotes.1.name': 'Daniela Ochoa Paz', 'grid.members.0.years': '15' }, 'save', opened);
    expect(late.status).toBe(409);
    expect(readText(late)).toMatch(/Their version: Daniela O\. Ruiz[\s\S]*Your version: Daniela Ochoa Paz/);
    expect(contentOf('staff.yaml')).toBe(byHand);
    expect(readText(await press('/website/staff', {}, 'save', formOn(late)))).toContain('Saved.');
    expect(contentOf('staff.yaml')).toBe(byHand.replace('Daniela O. Ruiz', 'Daniela Ochoa Paz').replace('years: 14', 'years: 15'));
  }, 200_000);
});

describe('the Spanish of a text', () => {
  it('is marked where the English has changed without it, in form, list and Publish, until somebody says that it fits', async () => {
    const isMarked = async () => [
      readText(await desk.get('/website/portal')).includes('You changed the English but not the Spanish'),
      readText(await desk.get('/website')).includes('check the Spanish'),
      readText(await desk.get('/website/publish')).includes('the English changed and the Spanish didn’t'),
    ];
    const { en, es } = parse(contentOf('portal.yaml')).intro;
    await press('/website/portal', { 'intro.en': `${en} It is free.` });
    expect(await isMarked()).toEqual([true, true, true]);
    await press('/website/portal', { 'intro.es': `${es} Es gratis.` });
    expect(await isMarked()).toEqual([false, false, false]);
    await press('/website/portal', { 'intro.en': `${en} It costs nothing.` });
    const fits = inputValue(await desk.get('/website/portal'), 'fits');
    expect(readText(await press('/website/portal', { fits }))).toContain('The Spanish is still right.');
    expect(await isMarked()).toEqual([false, false, false]);
    given.restore('portal.yaml');
  }, 200_000);

  it('is a colleague’s where one changed the English alone', async () => {
    const opened = formOn(await desk.get('/website/portal'));
    const { en, es } = parse(contentOf('portal.yaml')).intro;
    await press('/website/portal', { 'intro.es': `${es} Es gratis.` });
    const late = await press('/website/portal', { 'intro.en': `${en} It is free.` }, 'save', opened);
    expect(late.status).toBe(409);
    expect(readText(await press('/website/portal', {}, 'save', formOn(late)))).toContain('Saved.');
    expect(parse(contentOf('portal.yaml')).intro).toEqual({ en: `${en} It is free.`, es: `${es} Es gratis.` });
    given.restore('portal.yaml');
  }, 200_000);
});

describe('publishing', () => {
  const log = () => given.git(given.remote, 'log', '--format=%s', 'master').trim().split('\n');
  const publish = (page?: HttpAnswer) => publishAll(desk, page);

  it('says what will change, commits it with that sentence, sends it, and takes it back', async () => {
    const page = await desk.get('/website/publish');
    const sentence = 'Lincoln Heights, Shot hours, Friday: 8 am to 12 pm (was 8 am to 12:30 pm)';
    expect(readText(page)).toContain(sentence);
    expect(readText(page)).toContain('The staff, Quotes, Daniela Ochoa, Name: “Daniela Ochoa Paz” (was “Daniela Ochoa”)');
    expect(readText(await desk.post('/website/publish/undo', { undo: 'salinas' }))).toContain('Changes undone.');
    expect((await publish(page)).status).toBe(422);
    expect(readText(await desk.post('/website/publish', { digest: inputValue(await desk.get('/website/publish'), 'digest') }))).toContain(
      'Select at least one change',
    );
    // One of two changes.
    const digest = inputValue(await desk.get('/website/publish'), 'digest');
    expect(readText(await desk.post('/website/publish', { digest, record: 'offices' }))).toContain('Published. The site shows it');
    expect(given.status()).toBe('M content/staff.yaml');
    await desk.post('/website/publish/undo', { undo: 'staff' });
    expect(given.status()).toBe('');
    const published = log().length;
    expect(given.git(given.remote, 'log', '-1', '--format=%b', 'master')).toContain(sentence);

    const commit = inputValue(await desk.get('/website/publish'), 'commit');
    expect(readText(await desk.post('/website/publish/take-back', { commit }))).toContain('Undone and published.');
    expect(contentOf('locations.yaml')).toBe(hours);
    expect(log()).toHaveLength(published + 1);
    expect(readText(await desk.post('/website/publish/take-back', { commit: 'HEAD~2' }))).toContain('That update can’t be found.');
  }, 200_000);

  it('publishes nothing that the checks refuse', async () => {
    writeFileSync(pathOf('closures.yaml'), contentOf('closures.yaml').replace('    offices: all', '    offices: [nowhere]'));
    const refused = await publish();
    expect(refused.status).toBe(422);
    expect(readText(refused)).toContain('expected the id of an office');
    expect(refused.text).toMatch(/href="[^"]*\/website\/closures\/[^"]*#offices/);
    given.restore();
    mkdirSync(join(given.project, 'scripts'));
    // The line of the city in Spanish.
    const line = contentOf('practice.yaml').split('\n').indexOf('city:') + 3;
    const found = { path: 'content/practice.yaml', line, wrong: '"tienes" speaks to the reader as tú.', mend: 'Write usted.' };
    const program = `import { readFileSync } from 'node:fs';
export function problemsIn() {
  const text = readFileSync('content/practice.yaml', 'utf8');
  if (text.includes('Houston')) throw new Error('It broke off.');
  return text.includes('Tejas') ? [${JSON.stringify(found)}] : [];
}`;
    writeFileSync(join(given.project, 'scripts/check-articles.ts'), program);
    const refusedCity = readText(await press('/website/practice', { 'city.es': 'San Antonio, Tejas' }));
    expect(refusedCity).toContain('City: “tienes” uses tú. Use usted.');
    expect(readText(await press('/website/practice', { 'city.en': 'Houston' }))).toContain('The checks didn’t finish.');
    await press('/website/practice', {}, 'discard');
    writeFileSync(pathOf('practice.yaml'), contentOf('practice.yaml').replace(/^city:\n.*\n.*/m, 'city: { en: Houston, es: Houston }'));
    expect(readText(await publish())).toContain('The checks didn’t finish.');
    rmSync(join(given.project, 'scripts'), { recursive: true });
    given.restore();
  }, 200_000);
});

describe('what is not the site’s own', () => {
  it('writes nothing from forms of any shape', async () => {
    const photo = '{"kind":"photo","file":"../../../outside.jpg","focus":{"x":1,"y":1},"alt":{"en":"a","es":"a"}}';
    const presses = [
      'save',
      'add:closures',
      'up:constructor:0',
      'add:__proto__',
      'settle:__proto__:0',
      'photo:portrait',
      'photo:__proto__.x',
      'take-out-now',
    ];
    const paths = [
      '..',
      '%2e%2e/x',
      '%2fetc%2fpasswd',
      'offices/__proto__',
      'constructor',
      'closures/new',
      'salinas',
      'new-doctor',
      'publish',
      'picture/salinas',
    ];
    for (const path of paths)
      for (const press of presses) {
        const form: [string, string][] = [
          ['do', press],
          ['version', ''],
          ['__proto__.x', '1'],
          ['id', '../../outside'],
          ['closures:count', '9'.repeat(400)],
          ['portrait', photo],
        ];
        expect([path, press, (await desk.post(`/website/${path}`, form)).status < 500]).toEqual([path, press, true]);
      }
    for (const file of ['../../../outside.jpg', '/etc/passwd', '%2e%2e/x.jpg'])
      expect((await desk.get(`/website/picture?${new URLSearchParams({ record: 'salinas', use: 'physician', file })}`)).status).toBe(404);
    expect(({} as { x?: number }).x).toBeUndefined();
    expect(given.status()).toBe('');
    expect((await desk.post('/website/closures/new', { 'reason.en': 'x'.repeat(200_000) })).status).toBe(413);
    expect(desk.faults).toEqual([]);
  }, 200_000);

  it('follows no link out of content/', async () => {
    const outside = join(given.project, 'outside.yaml');
    writeFileSync(outside, contentOf('staff.yaml'));
    rmSync(pathOf('staff.yaml'));
    symlinkSync(outside, pathOf('staff.yaml'));
    expect((await desk.get('/website/staff')).status).toBe(500);
    expect(desk.faults.splice(0)).toHaveLength(1);
    rmSync(pathOf('staff.yaml'));
    given.restore();
  });

  it('says so where it may not write, where a file is broken, and where there is no git', async () => {
    writeFileSync(pathOf('staff.yaml'), 'quotes: [');
    expect(readText(await desk.get('/website/staff'))).toContain('The desk can’t read this:');
    given.restore();
    rmSync(join(given.project, '.git'), { recursive: true });
    expect(readText(await desk.get('/website/publish'))).toContain('Give that folder to');
    expect(readText(await desk.get('/website'))).toContain('Offices');
    rmSync(pathOf('practice.yaml'));
    chmodSync(join(given.project, 'content'), 0o555);
    expect(readText(await desk.get('/es/website'))).toContain('no se puede cambiar el sitio');
    chmodSync(join(given.project, 'content'), 0o755);
  });
});
