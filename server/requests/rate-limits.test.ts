import { connect, type Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { envelopeText, newRequestId } from '#app/requests/envelope.ts';
import { isChallenge, proofHeader, prove } from '#app/requests/proof-of-work.ts';
import { type ApiFixture, generous, officeToken, problemOf, startApi } from '../testing/api-fixture.ts';
import { shapedEnvelope } from '../testing/stored-fixture.ts';
import { rateLimits } from './rate-limits.ts';

const minute = 60_000;

describe('the server', () => {
  let api: ApiFixture;
  afterEach(() => api.close());
  const behindProxy = { server: { trustedProxies: ['127.0.0.1'] } };
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const none = { burst: 0, windowMs: minute };

  it('slows one address down while another gets through', async () => {
    api = await startApi({ ...behindProxy, settings: { limits: { ...generous, perAddress: { burst: 5, windowMs: minute } } } });
    const flood = await Promise.all(Array.from({ length: 200 }, () => api.send(shapedEnvelope(), from('203.0.113.9'))));
    expect(flood.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(195);
    expect(problemOf(refused[0] as (typeof refused)[number])).toMatchObject({ code: 'slow-down', retryAfter: expect.any(Number) });
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await api.send(shapedEnvelope(), from('203.0.113.10'))).status).toBe(201);
    // The flood has used up none of the limit for everyone together.
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

  it('counts IPv6 networks of 48 and 56 bits too, so that whoever rents one is not many', async () => {
    const rates = { perNetwork56: { burst: 2, windowMs: minute }, perNetwork48: { burst: 3, windowMs: minute } };
    api = await startApi({ ...behindProxy, settings: { limits: { ...generous, ...rates } } });
    const statuses = [];
    for (const address of [
      '2001:db8:1:1::1',
      '2001:db8:1:2::1',
      '2001:db8:1:3::1',
      '2001:db8:1:ff01::1',
      '2001:db8:1:aa01::1',
      '2001:db8:2:1::1',
    ])
      statuses.push((await api.send(shapedEnvelope(), from(address))).status);
    expect(statuses).toEqual([201, 201, 429, 201, 429, 201]);
  });

  it('takes nothing from what is there for all for what is no envelope', async () => {
    api = await startApi({ ...behindProxy, settings: { limits: { ...generous, inAll: { burst: 4, windowMs: minute }, reserve: none } } });
    for (let last = 1; last <= 25; last += 1) expect((await api.post('{}', from(`198.51.100.${last}`))).status).toBe(422);
    const outdated = { ...shapedEnvelope(), keyId: '0123456789abcdef' };
    for (let last = 1; last <= 25; last += 1) expect((await api.send(outdated, from(`198.51.100.${last}`))).status).toBe(422);
    expect((await api.send(shapedEnvelope(), from('203.0.113.1'))).status).toBe(201);
  });

  it('answers an envelope that is stored already, whatever the pressure', async () => {
    const rates = { inAll: { burst: 2, windowMs: 1000 * minute }, reserve: none };
    api = await startApi({ ...behindProxy, settings: { limits: { ...generous, ...rates } } });
    const envelope = shapedEnvelope();
    expect((await api.send(envelope)).status).toBe(201);
    expect(await sendWithProof('203.0.113.1')).toBe(201);
    expect((await api.send(shapedEnvelope())).status).toBe(429);
    for (let again = 0; again < 3; again += 1) expect((await api.send(envelope)).status).toBe(200);
  });

  it('keeps some for whoever has sent nothing lately, when others use up what is there for all', async () => {
    const rates = { inAll: { burst: 4, windowMs: 1000 * minute }, reserve: { burst: 2, windowMs: 1000 * minute } };
    api = await startApi({ ...behindProxy, settings: { limits: { ...generous, ...rates } } });
    const statuses: number[] = [];
    for (const last of [1, 1, 1, 1, 1, 2, 2, 3, 4]) statuses.push(await sendWithProof(`203.0.113.${last}`));
    expect(statuses).toEqual([201, 201, 201, 201, 429, 201, 429, 201, 429]);
  });

  it('asks for a small computation once half is used up, and takes the same envelope with it, but no other', async () => {
    const rates = { inAll: { burst: 4, windowMs: 1000 * minute }, reserve: none };
    api = await startApi({ ...behindProxy, settings: { limits: { ...generous, ...rates } } });
    for (const last of [1, 2, 3]) expect((await api.send(shapedEnvelope(), from(`203.0.113.${last}`))).status).toBe(201);
    const envelope = shapedEnvelope();
    const asked = await api.send(envelope, from('203.0.113.4'));
    expect(asked.status).toBe(429);
    const { code, challenge } = problemOf(asked);
    expect(code).toBe('slow-down');
    if (!isChallenge(challenge)) throw new Error('no challenge');
    const proof = await prove(challenge, envelope.id);
    const [text = '', ...numbers] = proof.split(' ');
    for (const wrong of [
      '',
      'x',
      `${text} ${numbers.map(() => 0).join(' ')}`,
      `${text} ${numbers.slice(1).join(' ')}`,
      `${text.replace('.', '0.')} ${numbers.join(' ')}`,
      `${text}${' 1'.repeat(5000)}`.slice(0, 8000),
    ])
      expect((await api.send(envelope, { ...from('203.0.113.4'), [proofHeader]: wrong })).status).toBe(429);
    expect((await api.send(shapedEnvelope(), { ...from('203.0.113.4'), [proofHeader]: proof })).status).toBe(429);
    expect((await api.send(envelope, { ...from('203.0.113.5'), [proofHeader]: proof })).status).toBe(201);
    expect((await api.waiting()).requests).toHaveLength(4);
  });

  /** Sends a request as the page does: again with a proof of work if it gets a challenge. */
  async function sendWithProof(address: string): Promise<number> {
    const envelope = shapedEnvelope(4, newRequestId());
    const answer = await api.send(envelope, from(address));
    const { challenge } = answer.status === 429 ? problemOf(answer) : {};
    if (!challenge) return answer.status;
    return (await api.send(envelope, { ...from(address), [proofHeader]: await prove(challenge, envelope.id) })).status;
  }

  it('has a limit for all together', async () => {
    api = await startApi({
      ...behindProxy,
      settings: { limits: { ...generous, inAll: { burst: 3, windowMs: 1000 * minute }, reserve: none } },
    });
    const statuses = [];
    for (const last of [1, 2, 3, 4]) statuses.push(await sendWithProof(`203.0.113.${last}`));
    expect(statuses).toEqual([201, 201, 201, 429]);
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

  it('sheds what is too much at once before reading it, and takes more when that is over', async () => {
    api = await startApi(behindProxy);
    const slow = unfinished(Array.from({ length: 256 }, (_, count) => `198.51.100.${count}`));
    const status = async () => (await api.send(shapedEnvelope(), from('203.0.113.9'))).status;
    await expect.poll(status, { timeout: 10_000 }).toBe(503);
    const refused = await api.send(shapedEnvelope(), from('203.0.113.9'));
    expect(problemOf(refused)).toMatchObject({ code: 'busy' });
    expect(refused.headers['retry-after']).toBe('5');
    // Pages are still served.
    expect((await api.get('/team')).status).toBe(200);
    for (const socket of slow) socket.destroy();
    await expect.poll(status, { timeout: 10_000 }).toBe(201);
  }, 30_000);

  it('limits the unfinished requests of each address, so that there is room for others', async () => {
    api = await startApi(behindProxy);
    const addresses = Array.from({ length: 300 }, (_, count) => `198.51.100.${count % 15}`);
    const slow = unfinished(addresses);
    await expect.poll(async () => (await api.send(shapedEnvelope(), from('198.51.100.0'))).status, { timeout: 10_000 }).toBe(503);
    for (let last = 1; last <= 10; last += 1) expect((await api.send(shapedEnvelope(), from(`203.0.113.${last}`))).status).toBe(201);
    for (const socket of slow) socket.destroy();
  }, 30_000);
});

it('does not fail if the client hung up before its address was read', () => {
  const gone = { ip: undefined } as unknown as FastifyRequest;
  expect(() => rateLimits(generous).attempt(gone)).not.toThrow();
});

it('forgets an address once its share is complete again', () => {
  const clock = { now: 0 };
  const { attempt, senderOf, shares, forget } = rateLimits({ ...generous, perAddress: { burst: 5, windowMs: minute } }, () => clock.now);
  const request = { ip: '203.0.113.9' } as FastifyRequest;
  attempt(request);
  expect(shares.take(senderOf(request))).toBe(0);
  expect(shares.isNew(senderOf(request))).toBe(false);
  expect(JSON.stringify(senderOf(request))).not.toContain('203.0.113.9');
  clock.now += 60 * minute;
  forget();
  expect(shares.isNew(senderOf(request))).toBe(true);
});
