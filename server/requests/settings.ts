import { isIP } from 'node:net';
import { openFolderLines } from '#app/requests/open-folder.server.ts';
import { languages } from '#app/site/language.ts';
import type { KnownNames } from '#app/today/entry.schema.ts';
import { dailyHours } from './daily-hour.ts';
import type { MailSettings } from './notice-mail.ts';
import { tokenHashPattern } from './office-token.ts';
import type { Limits } from './rate-limits.ts';
import type { RequestApiSettings } from './request-api.ts';
import type { Rate } from './token-buckets.ts';
import { mostWaiting } from './upkeep.ts';

/** The settings that the build writes for the server, in build/requests.json. */
export interface BuiltRequests {
  readonly keyIds: readonly string[];
  readonly sample: boolean;
  readonly siteOrigin: string;
  readonly known?: KnownNames;
}

/** An invalid setting; the message is one line for the person who starts the server. */
export class SettingError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const hour = 3_600_000;

/** Returns a rate of `count` per hour, a third of which may come at once. */
function perHour(count: number): Rate {
  const burst = Math.max(1, Math.round(count / 3));
  return { burst, windowMs: (burst / count) * hour };
}

/** Reads the settings of docs/deploy.md from the environment. `defaultFolder` is the default for SQLite's file. Throws SettingError. */
export function requestApiSettings(built: BuiltRequests, env: Environment, defaultFolder: string): RequestApiSettings {
  const mail = mailSettings(env, built.siteOrigin);
  return {
    ...built,
    store: { folder: env.REQUESTS_FOLDER || defaultFolder, databaseUrl: databaseUrl(env.DATABASE_URL) },
    officeTokenHashes: tokenHashes(env.OFFICE_TOKEN_HASHES),
    takesSampleToken: yes(env, 'OFFICE_SAMPLE_TOKEN'),
    limits: limits(env),
    ...(mail ? { mail } : {}),
  };
}

/** Returns the rate limits. A phone company's customers in a city may share a network, so it may send more than a household. */
export function limits(env: Environment): Limits {
  return {
    perNetwork: perHour(count(env, 'REQUESTS_PER_HOUR_AND_NETWORK', 120)),
    // Enough to download all that may wait and list its pages; downloads don't count against archiving and deleting.
    fetching: { burst: 2 * mostWaiting, windowMs: hour },
    office: { burst: 4000, windowMs: hour },
    wrongTokens: { burst: 10, windowMs: 10 * 60_000 },
  };
}

/** Reads the proxies whose forwarded address of the visitor is trusted: addresses or networks such as 127.0.0.1 or 10.0.0.0/8. */
export function trustedProxies(env: Environment): string[] | false {
  const list = listed(env.TRUSTED_PROXY);
  for (const entry of list) {
    // A name, or a network of everyone, would let visitors claim any address.
    const [address = '', bits, ...more] = entry.split('/');
    const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
    if (most === 0 || !isNetwork || more.length > 0)
      throw new SettingError(`TRUSTED_PROXY must be addresses or networks, such as 127.0.0.1 or 10.0.0.0/8, not "${entry}"`);
  }
  return list.length > 0 && list;
}

/** Names of this machine; a connection to it needs no encryption. */
const hereNames = ['localhost', '127.0.0.1', '[::1]', '::1'];
const encrypted = ['require', 'verify-ca', 'verify-full'];

function databaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  // Do not repeat the value, which contains the password.
  if (!/^postgres(ql)?:\/\//.test(value)) throw new SettingError('DATABASE_URL must begin with postgres://');
  // An address without a host means this machine, by the socket folder in `host`; `URL` needs a host after a user.
  const whole = value.replace('@/', '@localhost/');
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  if (!url)
    throw new SettingError(
      'DATABASE_URL must be postgres://user:password@host:port/name; signs such as @ and / in the password are written %40 and %2F',
    );
  // The database's client takes the last of several, and the checks below see the first.
  if (new Set(url.searchParams.keys()).size < url.searchParams.size)
    throw new SettingError('DATABASE_URL must say each of its parameters once');
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  const isHere = host === '' || host.startsWith('/') || hereNames.includes(host);
  if (!isHere && !encrypted.includes(url.searchParams.get('sslmode') ?? ''))
    throw new SettingError('DATABASE_URL leads to another machine: it must say ?sslmode=verify-full (or verify-ca, require)');
  return value;
}

function tokenHashes(value: string | undefined): string[] {
  const hashes = listed(value);
  if (!hashes.every((hash) => tokenHashPattern.test(hash)))
    throw new SettingError(
      'OFFICE_TOKEN_HASHES must be hashes of 64 digits as node server/requests/new-office-token.ts prints them, with commas between',
    );
  return hashes;
}

/** Encodes #, ? and / in the user and password of an address, as addresses require. */
const withPlainCredentials = (address: string): string =>
  address.replace(/^(smtps?:\/\/)(.*)@/, (_, scheme: string, own: string) => `${scheme}${own.replace(/[#?/]/g, encodeURIComponent)}@`);

function mailSettings(
  { SMTP_URL: address, NOTICE_FROM: from, NOTICE_TO: to, NOTICE_LANGUAGE: wanted = 'en', NOTICE_HOUR: hour }: Environment,
  siteOrigin: string,
): MailSettings | undefined {
  const url = address && withPlainCredentials(address);
  if (!url && !from && !to) return undefined;
  if (!url || !from || !to)
    throw new SettingError('Notice mail needs SMTP_URL, NOTICE_FROM and NOTICE_TO; to go without it, set none of them');
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new SettingError('SMTP_URL must begin with smtp:// or smtps://');
  // The mailer reads options from the query, and one of them lets it send unencrypted.
  if (new URL(url).search || new URL(url).hash) throw new SettingError('SMTP_URL must end with the host or its port, without ?… or #…');
  const language = languages.find((known) => known === wanted);
  if (!language) throw new SettingError(`NOTICE_LANGUAGE must be ${languages.join(' or ')}, not "${wanted}"`);
  const { first, last } = dailyHours;
  if (hour && !(/^\d{1,2}$/.test(hour) && Number(hour) >= first && Number(hour) <= last))
    throw new SettingError(
      `NOTICE_HOUR must be an hour from ${first} to ${last}, such as 8, not "${hour}"; unset, each notice is mailed at once`,
    );
  return { url, from, to, language, host: new URL(siteOrigin).hostname, ...(hour && { hour: Number(hour) }) };
}

function yes(env: Environment, name: string): boolean {
  const value = env[name] || 'no';
  if (!['yes', 'no'].includes(value)) throw new SettingError(`${name} must be yes or no, not "${value}"`);
  return value === 'yes';
}

function count(env: Environment, name: string, usual: number): number {
  const value = env[name] ? Number(env[name]) : usual;
  if (!Number.isInteger(value) || value < 1 || value > 1_000_000)
    throw new SettingError(`${name} must be a whole number from 1 to 1000000, not "${env[name]}"`);
  return value;
}

function listed(value = ''): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Returns lines to print at the start, for the person who starts the server. They contain nothing secret. */
export function startLines(
  { keyIds, sample, store, officeTokenHashes, takesSampleToken, mail }: RequestApiSettings,
  proxies: readonly string[] | false,
): string[] {
  if (keyIds.length === 0) return ['Requests: off, content/practice.yaml names no key'];
  return [
    `Requests: kept in ${store.databaseUrl ? 'PostgreSQL' : store.folder}${sample ? '. SAMPLE KEY: anyone can read them (docs/security.md)' : ''}`,
    `Office: ${officeTokenHashes.length > 0 ? `${officeTokenHashes.length} token(s)` : sample && takesSampleToken ? 'sample token, from this machine only' : 'no token set, so nobody can fetch requests (OFFICE_TOKEN_HASHES)'}`,
    `Notice mail: ${mail ? (mail.hour === undefined ? 'on' : `on, once a day at ${mail.hour}:00 in San Antonio`) : 'off, so nobody is warned before a request is erased after 60 days (SMTP_URL, NOTICE_FROM, NOTICE_TO)'}`,
    ...(store.databaseUrl ? [] : openFolderLines(store.folder)),
    `Addresses: as ${proxies ? `the proxy ${proxies.join(', ')} tells them` : 'they connect; behind a proxy set TRUSTED_PROXY'}`,
  ];
}
