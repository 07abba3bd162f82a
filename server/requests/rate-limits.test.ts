import { connect, type Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { envelopeText } from '#app/requests/envelope.ts';
import { type ApiFixture, generous, officeToken, problemOf, startApi } from '../testing/api-fixture.ts';
import { shapedEnvelope } from '../testing/stored-fixture.ts';
import { rateLimits } from './rate-limits.ts';

const minute = 60_000;

describe('the server', () => {
  let api: ApiFixture;
  afterEach(() => api.close());
  const behindProxy = { server: { trustedProxies: ['127.0.0.1'] } };
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('slows one network down while another gets through', async () => {
    api = await startApi({ ...behindProxy, settings: { limits: { ...generous, perNetwork: { burst: 5, windowMs: minute } } } });
    const flood = await Promise.all(Array.from({ length: 200 }, () => api.send(shapedEnvelope(), from('203.0.113.9'))));
    expect(flood.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(195);
    expect(problemOf(refused[0] as (typeof refused)[number])).toMatchObject({ code: 'slow-down', retryAfter: expect.any(Number) });
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await api.send(shapedEnvelope(), from('203.0.113.10'))).status).toBe(201);
  });

  it('counts an IPv6 network of 48 bits, which anybody can rent, as one sender', async () => {
    api = await startApi({ ...behindProxy, settings: { limits: { ...generous, perNetwork: { burst: 1, windowMs: minute } } } });
    const statuses = [];
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:ff03::1', '2001:db8:2:2::1', '::ffff:192.0.2.1', '192.0.2.1'])
      statuses.push((await api.send(shapedEnvelope(), from(address))).status);
    expect(statuses).toEqual([201, 429, 201, 201, 429]);
  });

  it('reads an address that is forwarded with a port or in brackets, by a proxy that itself has a port', async () => {
    const settings = { limits: { ...generous, perNetwork: { burst: 1, windowMs: minute } } };
    api = await startApi({ server: { trustedProxies: ['127.0.0.1', '10.0.0.0/8'] }, settings });
    const statuses = [];
    for (const address of ['203.0.113.1:4711', '203.0.113.1:4712', '203.0.113.2:4711, 10.0.0.1:80', '[2001:db8:1::1]:443', '2001:db8:1::2'])
      statuses.push((await api.send(shapedEnvelope(), from(address))).status);
    expect(statuses).toEqual([201, 429, 201, 201, 429]);
  });

  it('takes a visitor’s word about the address only from the named proxy', async () => {
    api = await startApi({ settings: { limits: { ...generous, perNetwork: { burst: 1, windowMs: minute } } } });
    expect((await api.send(shapedEnvelope(), from('203.0.113.1'))).status).toBe(201);
    expect((await api.send(shapedEnvelope(), from('203.0.113.2'))).status).toBe(429);
  });

  it('uses up nobody’s share for what is no envelope, and answers one that is stored already whatever the limits', async () => {
    api = await startApi({ settings: { limits: { ...generous, perNetwork: { burst: 1, windowMs: 1000 * minute } } } });
    const outdated = { ...shapedEnvelope(), keyId: '0123456789abcdef' };
    for (let count = 0; count < 25; count += 1) {
      expect((await api.post('{}')).status).toBe(422);
      expect((await api.send(outdated)).status).toBe(422);
    }
    const envelope = shapedEnvelope();
    expect((await api.send(envelope)).status).toBe(201);
    expect((await api.send(shapedEnvelope())).status).toBe(429);
    for (let again = 0; again < 3; again += 1) expect((await api.send(envelope)).status).toBe(200);
  });

  it('accepts the office during a flood of wrong tokens, which have a limit of their own', async () => {
    api = await startApi({ settings: { limits: { ...generous, wrongTokens: { burst: 3, windowMs: minute } } } });
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await api.office('', 'GET', { authorization: 'Bearer wrong' })).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await api.office()).status).toBe(200);
    expect((await api.send(shapedEnvelope())).status).toBe(201);
  });

  it('limits the office too, even with the right token', async () => {
    api = await startApi({ settings: { limits: { ...generous, office: { burst: 2, windowMs: minute } } } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await api.office('', 'GET', { authorization: `Bearer ${officeToken}` })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  /** Starts a request from each of the addresses and never finishes it. */
  function unfinished(addresses: readonly string[]): Socket[] {
    const body = envelopeText(shapedEnvelope());
    return addresses.map((address) => {
      const socket = connect(api.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        `POST /api/requests HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.slice(0, 10));
      return socket;
    });
  }

  it('ends unfinished requests of the networks that have most of them when others need the room', async () => {
    api = await startApi(behindProxy);
    const slow = unfinished(['203.0.113.7', ...Array.from({ length: 399 }, (_, count) => `198.51.100.${count % 200}`)]);
    const open = () => slow.filter(({ closed }) => !closed);
    await expect.poll(() => open().length, { timeout: 10_000 }).toBe(256);
    for (let last = 1; last <= 50; last += 1) expect((await api.send(shapedEnvelope(), from(`203.0.113.${last}`))).status).toBe(201);
    expect(slow[0]?.closed).toBe(false);
    expect((await api.get('/team')).status).toBe(200);
    for (const socket of slow) socket.destroy();
  }, 30_000);
});

it('does not fail if the client hung up before its address was read', () => {
  const gone = { ip: undefined } as unknown as FastifyRequest;
  expect(() => rateLimits(generous).wrongToken(gone)).not.toThrow();
});
