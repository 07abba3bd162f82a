/** The real server with the request API, in a temporary folder, for the tests of the API. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Problem, Receipt, WaitingList } from '#app/requests/api.ts';
import { type Envelope, envelopeText } from '#app/requests/envelope.ts';
import { known } from '#app/today/entry-fixture.ts';
import type { ServerOptions } from '../build-server.ts';
import { tokenHash } from '../requests/office-token.ts';
import type { RequestApiSettings, RequestParts } from '../requests/request-api.ts';
import { limits } from '../requests/settings.ts';
import { ask, type FixtureSite, type HttpAnswer, startFixture } from './fixture-site.ts';
import { sampleKeyId } from './stored-fixture.ts';

export const officeToken = 'a-token-of-the-office';

/** Rate limits so high that a test does not reach them by accident. */
export const generous = limits({ REQUESTS_PER_HOUR_AND_NETWORK: '1000000' });

export interface ApiFixture extends FixtureSite {
  readonly dataFolder: string;
  /** POSTs a text, by default as application/json. */
  post(body: string | Uint8Array, headers?: OutgoingHttpHeaders): Promise<HttpAnswer>;
  send(envelope: Envelope, headers?: OutgoingHttpHeaders): Promise<HttpAnswer>;
  /** Calls the API with the office's token. */
  office(path?: string, method?: string, headers?: OutgoingHttpHeaders): Promise<HttpAnswer>;
  /** PUTs notes about a request, with the office's token. */
  putNotes(id: string, body: string, headers?: OutgoingHttpHeaders): Promise<HttpAnswer>;
  waiting(): Promise<WaitingList>;
}

export interface ApiFixtureOptions extends RequestParts {
  readonly settings?: Partial<RequestApiSettings>;
  readonly server?: Partial<ServerOptions>;
  /** A free port by default. */
  readonly port?: number;
}

/** Starts the server with the request API. `close` stops it and deletes its folder. */
export async function startApi({ settings = {}, server = {}, port, ...requestParts }: ApiFixtureOptions = {}): Promise<ApiFixture> {
  const folder = join(await mkdtemp(join(tmpdir(), 'api-')), 'data');
  const requests: RequestApiSettings = {
    keyIds: [sampleKeyId],
    sample: true,
    siteOrigin: 'https://www.example.com',
    known,
    store: { folder },
    officeTokenHashes: [tokenHash(officeToken)],
    takesSampleToken: false,
    limits: generous,
    ...settings,
  };
  const site = await startFixture(undefined, { requests, requestParts, ...server }, port);
  const post: ApiFixture['post'] = (body, headers) =>
    ask(site.port, '/api/requests', { 'content-type': 'application/json', ...headers }, 'POST', body);
  const office: ApiFixture['office'] = (path = '', method = 'GET', headers = {}) =>
    ask(site.port, `/api/office/requests${path}`, { authorization: `Bearer ${officeToken}`, ...headers }, method);
  return {
    ...site,
    dataFolder: folder,
    async close() {
      await site.close();
      await rm(dirname(folder), { recursive: true, force: true });
    },
    post,
    office,
    putNotes: (id, body, headers) =>
      ask(
        site.port,
        `/api/office/requests/${id}/notes`,
        { authorization: `Bearer ${officeToken}`, 'content-type': 'application/json', ...headers },
        'PUT',
        body,
      ),
    send: (envelope, headers) => post(envelopeText(envelope), headers),
    waiting: async () => JSON.parse((await office()).text),
  };
}

export const problemOf = ({ text }: HttpAnswer): Problem => JSON.parse(text);
export const receiptOf = ({ text }: HttpAnswer): Receipt => JSON.parse(text);
