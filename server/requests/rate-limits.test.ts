import { connect, type Socket } from 'node:net';
import { type FastifyRequest, fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { envelopeText } from '#app/requests/envelope.ts';
import { type ApiFixture, generous, officeToken, problemOf, startApi } from './api-fixture.ts';
import { limitRates } from './rate-limits.ts';
import { shapedEnvelope } from './stored-fixture.ts';
import { tokenBuckets } from './token-buckets.ts';

const minute = 60_000;

describe('a token bucket', () => {
  function bucketAt(clock: { now: number }) {
    const buckets = new (tokenBuckets(() => clock.now))();
    const ask = (method: 'incr' | 'read', key: string, burst = 3) => {
      let result = { current: 0, ttl: 0 };
      buckets[method](
        key,
        (_error, answer) => {
          result = answer ?? result;
        },
        minute,
        burst,
      );
      return { passes: result.current <= burst, ttl: result.ttl };
    };
    return { buckets, take: (key: string) => ask('incr', key), look: (key: string) => ask('read', key) };
  }

  it('gives a burst at once, then one as often as it refills, and says how long to wait', () => {
    const clock = { now: 0 };
    const { take, look } = bucketAt(clock);
    expect([1, 2, 3].map(() => take('a').passes)).toEqual([true, true, true]);
    expect(take('a')).toEqual({ passes: false, ttl: minute / 3 });
    expect(look('a')).toEqual({ passes: false, ttl: minute / 3 });
    clock.now += minute / 3 - 1;
    expect(take('a').passes).toBe(false);
    clock.now += 2;
    expect(look('a').passes).toBe(true);
    expect(take('a').passes).toBe(true);
    expect(take('a').passes).toBe(false);
    clock.now += 10 * minute;
    expect([1, 2, 3, 4].map(() => take('a').passes)).toEqual([true, true, true, false]);
  });

  it('is everyone’s own', () => {
    const { take } = bucketAt({ now: 0 });
    for (let count = 0; count < 5; count += 1) take('a');
    expect(take('b').passes).toBe(true);
  });

  it('is forgotten when it is full again, and memory is bounded while many come', () => {
    const clock = { now: 0 };
    const { buckets, take } = bucketAt(clock);
    for (let count = 0; count < 30_000; count += 1) take(`address ${count}`);
    expect(buckets.size).toBeLessThanOrEqual(10_000);
    clock.now += 2 * minute;
    for (let count = 0; count < 2_000; count += 1) take('one more');
    expect(buckets.size).toBe(1);
  });
});

describe('the server', () => {
  let api: ApiFixture;
  afterEach(() => api.close());
  const behindProxy = { server: { trustedProxies: ['127.0.0.1'] } };
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('slows one address down while another gets through', async () => {
    api = await startApi({ ...behindProxy, settings: { limits: { ...generous, perAddress: { burst: 5, windowMs: minute } } } });
    const flood = await Promise.all(Array.from({ length: 200 }, () => api.send(shapedEnvelope(), from('203.0.113.9'))));
    expect(flood.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(195);
    expect(problemOf(refused[0] as (typeof refused)[number])).toMatchObject({ code: 'slow-down', retryAfter: expect.any(Number) });
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await api.send(shapedEnvelope(), from('203.0.113.10'))).status).toBe(201);
    // The flood took nothing from what is there for all.
    expect((await api.waiting()).requests).toHaveLength(6);
  });

  it('counts an IPv6 network of 64 bits as one address', async () => {
    api = await startApi({ ...behindProxy, settings: { limits: { ...generous, perAddress: { burst: 1, windowMs: minute } } } });
    const statuses = [];
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1', '::ffff:192.0.2.1', '192.0.2.1'])
      statuses.push((await api.send(shapedEnvelope(), from(address))).status);
    expect(statuses).toEqual([201, 429, 201, 201, 429]);
  });

  it('takes a visitor’s word about the address only from the named proxy', async () => {
    api = await startApi({ settings: { limits: { ...generous, perAddress: { burst: 1, windowMs: minute } } } });
    expect((await api.send(shapedEnvelope(), from('203.0.113.1'))).status).toBe(201);
    expect((await api.send(shapedEnvelope(), from('203.0.113.2'))).status).toBe(429);
  });

  it('has a limit for all together', async () => {
    api = await startApi({ ...behindProxy, settings: { limits: { ...generous, inAll: { burst: 3, windowMs: minute } } } });
    const statuses = [];
    for (const last of [1, 2, 3, 4]) statuses.push((await api.send(shapedEnvelope(), from(`203.0.113.${last}`))).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  it('lets the office in through a flood of wrong tokens, and counts those apart', async () => {
    api = await startApi({ settings: { limits: { ...generous, wrongTokens: { burst: 3, windowMs: minute } } } });
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await api.office('', 'GET', { authorization: 'Bearer wrong' })).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await api.office()).status).toBe(200);
    expect((await api.send(shapedEnvelope())).status).toBe(201);
  });

  it('limits the office too, when it is given by the right token', async () => {
    api = await startApi({ settings: { limits: { ...generous, office: { burst: 2, windowMs: minute } } } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await api.office('', 'GET', { authorization: `Bearer ${officeToken}` })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('sheds what is too much at once before reading it, and takes more when that is over', async () => {
    api = await startApi();
    const body = envelopeText(shapedEnvelope());
    const head = `POST /api/requests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const slow: Socket[] = [];
    for (let count = 0; count < 256; count += 1) {
      const socket = connect(api.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(head + body.slice(0, 10));
      slow.push(socket);
    }
    await expect.poll(async () => (await api.send(shapedEnvelope())).status, { timeout: 10_000 }).toBe(503);
    const refused = await api.send(shapedEnvelope());
    expect(problemOf(refused)).toMatchObject({ code: 'busy' });
    expect(refused.headers['retry-after']).toBe('5');
    // Pages are served all the while.
    expect((await api.get('/team')).status).toBe(200);
    for (const socket of slow) socket.destroy();
    await expect.poll(async () => (await api.send(shapedEnvelope())).status, { timeout: 10_000 }).toBe(201);
  }, 30_000);
});

it('makes no fault of a visitor who hung up before the address was read', async () => {
  const api = fastify();
  const { requests } = await limitRates(api, generous);
  await api.ready();
  const gone = { ip: undefined, headers: {}, routeOptions: { config: {} } } as unknown as FastifyRequest;
  await expect(requests.call(api, gone, undefined as never)).resolves.toBeUndefined();
  await api.close();
});
