import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requestApiSettings, SettingError, startLines, trustedProxies } from './settings.ts';

const built = { keyIds: ['0123456789abcdef'], sample: false, siteOrigin: 'https://www.example.com' };
const settings = (env: Record<string, string> = {}) => requestApiSettings(built, env, '/srv/data');
const hash = 'a'.repeat(64);

describe('settings', () => {
  it('need none to take requests into SQLite, from 40 at once and 120 an hour of one network', () => {
    const { store, officeTokenHashes, limits, mail } = settings();
    expect(store).toEqual({ folder: '/srv/data', databaseUrl: undefined });
    expect(officeTokenHashes).toEqual([]);
    expect(mail).toBeUndefined();
    expect(limits).toMatchObject({ perNetwork: { burst: 40, windowMs: 20 * 60_000 } });
  });

  it('are read', () => {
    const { store, officeTokenHashes, limits, mail } = settings({
      DATABASE_URL: 'postgres://user:secret@db/requests?sslmode=verify-full',
      OFFICE_TOKEN_HASHES: `${hash}, ${'b'.repeat(64)}`,
      REQUESTS_PER_HOUR_AND_NETWORK: '6',
      SMTP_URL: 'smtps://mail.example.com',
      NOTICE_FROM: 'site@example.com',
      NOTICE_TO: 'desk@example.com',
      NOTICE_LANGUAGE: 'es',
    });
    expect(store.databaseUrl).toContain('db/requests');
    expect(officeTokenHashes).toHaveLength(2);
    expect(limits.perNetwork).toEqual({ burst: 2, windowMs: 20 * 60_000 });
    expect(mail).toMatchObject({ language: 'es', to: 'desk@example.com' });
  });

  it.each([
    [{ DATABASE_URL: 'mysql://user:secret@db' }, /DATABASE_URL must begin/],
    [{ DATABASE_URL: 'postgres://user:secret@db/requests' }, /DATABASE_URL leads to another machine/],
    [{ DATABASE_URL: 'postgres://user:secret@db/requests?sslmode=disable' }, /sslmode=verify-full/],
    [{ DATABASE_URL: 'postgres://user:secret@db/requests?sslmode=require&sslmode=disable' }, /each of its parameters once/],
    [{ OFFICE_SAMPLE_TOKEN: 'maybe' }, /OFFICE_SAMPLE_TOKEN must be yes or no/],
    [{ OFFICE_TOKEN_HASHES: 'my-token' }, /OFFICE_TOKEN_HASHES must be hashes/],
    [{ REQUESTS_PER_HOUR_AND_NETWORK: '0' }, /REQUESTS_PER_HOUR_AND_NETWORK must be a whole number/],
    [{ SMTP_URL: 'smtp://mail.example.com' }, /Notice mail needs/],
    [{ SMTP_URL: 'https://user:secret@mail', NOTICE_FROM: 'a', NOTICE_TO: 'b' }, /SMTP_URL must begin/],
    [{ SMTP_URL: 'smtp://user:secret@mail.example.com/?requireTLS=false', NOTICE_FROM: 'a', NOTICE_TO: 'b' }, /SMTP_URL must end/],
    [{ SMTP_URL: 'smtp://user:secret@mail.example.com#now', NOTICE_FROM: 'a', NOTICE_TO: 'b' }, /SMTP_URL must end/],
    [{ SMTP_URL: 'smtp://mail', NOTICE_FROM: 'a', NOTICE_TO: 'b', NOTICE_LANGUAGE: 'fr' }, /NOTICE_LANGUAGE must be en or es/],
  ])('that cannot be are refused in one line without secrets', (env, message) => {
    const read = () => settings(env as Record<string, string>);
    expect(read).toThrow(SettingError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/secret|\n/);
  });

  it.each(['localhost', '127.0.0.1', '[::1]', ''])('let PostgreSQL on this machine (%s) go without encryption', (host) => {
    const DATABASE_URL = `postgres://user:secret@${host}/requests${host ? '' : '?host=/var/run/postgresql'}`;
    expect(settings({ DATABASE_URL }).store.databaseUrl).toBe(DATABASE_URL);
  });

  it('name proxies by address or network only', () => {
    expect(trustedProxies({})).toBe(false);
    expect(trustedProxies({ TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8, ::1' })).toEqual(['127.0.0.1', '10.0.0.0/8', '::1']);
    for (const value of ['*', 'proxy.example.com', '0.0.0.0/0'])
      expect(() => trustedProxies({ TRUSTED_PROXY: value })).toThrow(/TRUSTED_PROXY must be/);
  });
});

describe('the hour of the notice mail', () => {
  const mail = { SMTP_URL: 'smtp://localhost', NOTICE_FROM: 'a@example.com', NOTICE_TO: 'b@example.com' };
  it.each(['p#ss', 'a?b=c', 'sl/sh', 'p%40ss', '#?/'])('takes the password %s', (password) => {
    const { url } = settings({ ...mail, SMTP_URL: `smtps://user:${password}@mail.example.com:465` }).mail ?? {};
    const read = new URL(url ?? '');
    expect([decodeURIComponent(read.password), read.host]).toEqual([decodeURIComponent(password), 'mail.example.com:465']);
  });

  it('is none unless set, and an hour that each day has', () => {
    expect(settings(mail).mail).not.toHaveProperty('hour');
    for (const [NOTICE_HOUR, hour] of Object.entries({ 3: 3, 8: 8, '08': 8, 23: 23 })) {
      expect(settings({ ...mail, NOTICE_HOUR: String(NOTICE_HOUR) }).mail).toMatchObject({ hour });
    }
    const lines = startLines(settings({ ...mail, NOTICE_HOUR: '8' }), false).join('\n');
    expect(lines).toContain('Notice mail: on, once a day at 8:00 in San Antonio');
    for (const NOTICE_HOUR of ['2', '24', '8:30', '8am', '-8', '7.5', 'noon', ' '])
      expect(() => settings({ ...mail, NOTICE_HOUR })).toThrow(`NOTICE_HOUR must be an hour from 3 to 23, such as 8, not "${NOTICE_HOUR}"`);
  });
});

describe('the lines printed at the start', () => {
  const said = (change: object, env: Record<string, string> = {}) =>
    startLines({ ...settings(env), ...change }, trustedProxies(env)).join('\n');

  it('name what is off and what is missing, and no secret', () => {
    expect(said({})).toMatch(/no token set[\s\S]*Notice mail: off[\s\S]*TRUSTED_PROXY/);
    expect(said({})).toContain('Notice mail: off, so nobody is warned before a request is erased after 60 days');
    expect(said({ sample: true })).toMatch(/SAMPLE KEY[\s\S]*no token set/);
    expect(said({ sample: true, takesSampleToken: true })).toMatch(
      /SAMPLE KEY: anyone can read them[\s\S]*sample token, from this machine only/,
    );
    expect(said({ keyIds: [] })).toBe('Requests: off, content/practice.yaml names no key');
    const all = said({}, { DATABASE_URL: 'postgres://user:secret@localhost/x', OFFICE_TOKEN_HASHES: hash, TRUSTED_PROXY: '127.0.0.1' });
    expect(all).toMatch(/kept in PostgreSQL\nOffice: 1 token/);
    expect(all).not.toMatch(/secret|aaaa/);
  });

  it.skipIf(process.platform === 'win32')('say that others may enter the folder, where they may', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rights-'));
    const rights = async (mode: number) => {
      await chmod(folder, mode);
      return said({ store: { folder } });
    };
    expect(await rights(0o755)).toContain(
      `Other people on this computer can open ${folder} (mode 755). To stop that, run: chmod 700 ${folder}\n`,
    );
    expect(await rights(0o700)).not.toContain('Other people');
    await rm(folder, { recursive: true });
    expect(said({ store: { folder } })).not.toContain('Other people');
  });
});
