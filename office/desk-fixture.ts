/** A desk in a temporary folder and a simulated browser, for the desk's tests. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { officeToken } from '../server/testing/api-fixture.ts';
import { ask, type HttpAnswer } from '../server/testing/fixture-site.ts';
import { buildDesk } from './build-desk.ts';

export const passphrase = 'cedar lighthouse kite honey';

export interface DeskBrowser {
  /** Gets a page, following every redirect and `refresh`. `path` is without the base of all the desk's addresses. */
  get(path: string): Promise<HttpAnswer>;
  /** Gets the page shown first, before the browser follows `refresh`. */
  first(path: string): Promise<HttpAnswer>;
  /** Posts a form, then as `get`. */
  post(path: string, fields?: Readonly<Record<string, string>> | [string, string][]): Promise<HttpAnswer>;
}

/** Sends what a browser sends: the cookie, the form's origin and its token. `address` is the desk's whole address. */
export function deskBrowser(address: string): DeskBrowser {
  let cookie = '';
  let formToken = '';
  const { origin, port, pathname } = new URL(address);
  const base = pathname.replace(/\/$/, '');
  async function follow(path: string, method: string, goesOn: boolean, body?: string): Promise<HttpAnswer> {
    const form = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await ask(Number(port), path, { cookie, ...(method === 'POST' ? form : {}) }, method, body);
    const [given] = answer.headers['set-cookie'] ?? [];
    if (given) cookie = given.split(';')[0] ?? '';
    formToken = /name="form-token" value="([^"]*)"/.exec(answer.text)?.[1] ?? formToken;
    if (answer.status === 303) return follow(answer.headers.location ?? '', 'GET', goesOn);
    const [, next] = /^0; url=(.*)$/.exec(answer.headers.refresh?.toString() ?? '') ?? [];
    return next && goesOn ? follow(next, 'GET', goesOn) : answer;
  }
  return {
    get: (path) => follow(base + path, 'GET', true),
    first: (path) => follow(base + path, 'GET', false),
    async post(path, fields = {}) {
      const sent = new URLSearchParams(fields);
      sent.append('form-token', formToken);
      return follow(base + path, 'POST', true, sent.toString());
    },
  };
}

export interface DeskFixture extends DeskBrowser {
  readonly app: FastifyInstance;
  readonly folder: string;
  readonly port: number;
  /** The start of every address of the desk. */
  readonly base: string;
  /** The desk's own address, as the program prints it. */
  readonly address: string;
  readonly faults: string[];
  close(): Promise<void>;
}

export interface DeskFixtureOptions {
  readonly folder?: string;
  /** This project unless given; a test that saves content passes a copy. */
  readonly project?: string;
  readonly now?: () => number;
  readonly lookMs?: number;
}

export async function newOfficeFolder(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'desk-')), 'office');
}

/** Starts a desk that unlocks quickly, with few rounds of stretching. */
export async function startDesk({ folder, project, now, lookMs }: DeskFixtureOptions = {}): Promise<DeskFixture> {
  const kept = folder ?? (await newOfficeFolder());
  const faults: string[] = [];
  const { app, base } = await buildDesk({ folder: kept, project, now, iterations: 1000, lookMs, report: (fault) => faults.push(fault) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(app.listeningOrigin).port);
  const address = `${app.listeningOrigin}${base}/`;
  return { app, folder: kept, port, base, address, faults, close: () => app.close(), ...deskBrowser(address) };
}

/** Sets a desk up with the sample key, and connects it to a server. */
export async function setUpDesk(desk: DeskBrowser, serverPort: number): Promise<void> {
  await desk.post('/set-up', { which: 'sample', passphrase, again: passphrase });
  await desk.post('/settings/connection', { server: `http://127.0.0.1:${serverPort}`, token: officeToken });
}

/** Returns the ids of a list page's requests, in order. */
export function listedIds({ text }: HttpAnswer): string[] {
  return [...text.matchAll(/href="\/[\w-]{22}(?:\/es)?\/requests\/([\w-]{22})"/g)].map(([, id = '']) => id);
}

/** Returns a page's text without tags and HTML escapes. */
export function readText({ text }: HttpAnswer): string {
  const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => marks[name] ?? '');
}
