import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { newRequestId } from '#app/requests/envelope.ts';
import { shapedEnvelope } from '../../server/testing/stored-fixture.ts';
import { ServerClient, serverAddress } from './server-client.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Returns a client of a server with `listener`. */
async function clientOf(listener: RequestListener): Promise<ServerClient> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((done) => server.once('listening', done));
  return new ServerClient({ server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'token' });
}
const answering = (body: unknown, status = 200) =>
  clientOf((_request, response) => response.writeHead(status, { connection: 'close' }).end(JSON.stringify(body)));

describe('an address', () => {
  it.each([
    ['www.example.com', 'https://www.example.com'],
    [' https://www.example.com/es/ ', 'https://www.example.com'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ])('%s is taken', (typed, address) => expect(serverAddress(typed)).toBe(address));

  it.each(['', 'http://www.example.com', 'https://user:word@example.com', 'a b'])(
    '%j is not: the token would travel readable, or nowhere',
    (typed) => expect(serverAddress(typed)).toBeUndefined(),
  );
});

describe('a server', () => {
  const now = new Date('2026-11-16T15:00:00Z');
  const row = (more: object) => ({
    id: newRequestId(),
    keyId: '0123456789abcdef',
    schemaVersion: 1,
    receivedAt: '2026-11-16T14:00:00.000Z',
    erasedFrom: '2027-01-15T14:00:00.000Z',
    erasedSoon: false,
    ...more,
  });

  it('is believed line by line: one that names no request takes no other with it', async () => {
    const good = row({});
    const requests = [row({ id: '../../etc/passwd' }), 7, null, good, row({ keyId: 'K' }), row({ id: 'AAAAAAAAAAAAAAAAAAAAAB' })];
    const page = await (await answering({ requests, more: false })).waiting(now);
    expect(page.requests.map(({ id }) => id)).toEqual([good.id]);
    expect(page.odd).toBe(true);
  });

  it.each(['0000-01-01T00:00:00Z', '2019-12-31T23:59:59Z', '2026-11-17T15:00:01Z', '2026-02-30', null])(
    'is not believed that something was received at %j',
    async (receivedAt) => {
      const [listed] = (await (await answering({ requests: [row({ receivedAt })], more: false })).waiting(now)).requests;
      expect(listed).toHaveProperty('id');
      expect(listed).not.toHaveProperty('receivedAt');
    },
  );

  it('that leads elsewhere does not get the token there', async () => {
    const seen: (string | undefined)[] = [];
    const elsewhere = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.end('{}');
    }).listen(0, '127.0.0.1');
    servers.push(elsewhere);
    await new Promise((done) => elsewhere.once('listening', done));
    const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    const client = await clientOf((_request, response) => response.writeHead(307, { location }).end());
    await expect(client.waiting(now)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(seen).toEqual([]);
  });

  it.each([
    ['nonsense', { requests: 'many' }, 200, 'unexpected'],
    ['that the token is wrong', {}, 401, 'token'],
    ['that it is too much', {}, 429, 'slow-down'],
    ['more than it may', { filling: 'x'.repeat(2 * 1024 * 1024) }, 200, 'unexpected'],
  ])('that says %s is not believed', async (_what, body, status, reason) => {
    await expect((await answering(body, status)).waiting(now)).rejects.toMatchObject({ reason });
  });

  it('that is not there is said to be unreachable', async () => {
    await expect(new ServerClient({ server: 'http://127.0.0.1:1', token: 'token' }).waiting(now)).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  it('that gives another envelope than was asked for, or none in shape, gives a damaged one', async () => {
    const envelope = shapedEnvelope();
    expect(await (await answering(envelope)).envelope(envelope.id)).toEqual(envelope);
    expect(await (await answering(envelope)).envelope(newRequestId())).toBe('damaged');
    expect(await (await answering({ ...envelope, more: 1 })).envelope(envelope.id)).toBe('damaged');
    expect(await (await answering({ ...envelope, version: 2 })).envelope(envelope.id)).toMatchObject({ version: 2 });
    expect(await (await answering({}, 404)).envelope(envelope.id)).toBeUndefined();
  });
});
