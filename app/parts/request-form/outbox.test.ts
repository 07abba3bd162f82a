import { describe, expect, it } from 'vitest';
import type { RequestContent } from '#app/requests/content.ts';
import { type Envelope, newRequestId } from '#app/requests/envelope.ts';
import { keyIdOf } from '#app/requests/fingerprint.ts';
import { lock } from '#app/requests/lock.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { createOutbox, type OutboxTools, type Sending } from './outbox.ts';
import { postEnvelope, type SendOutcome } from './post-envelope.ts';

const content: RequestContent = { form: 'appointment', language: 'es', answers: { 'first-name': 'Ana' } };
const keyId = keyIdOf('c15384b6f2ea994c3cbe4f60f0d5ce40832a4f66c864bd29ae2197ae642644c4');
const to = { endpoint: '/api/requests', publicKey: sampleKeyPair.publicKey, keyId };
const receipt = { reference: '2205 9026', receivedAt: '2026-11-17T05:00:00Z' };
const noAnswer: SendOutcome = { kind: 'later', why: 'no-answer', seconds: 0 };

/** Simulates a tab whose server gives these answers, one after the other. */
function tab(outcomes: SendOutcome[], storage: Record<string, string | null> = {}) {
  const sent: Envelope[] = [];
  const shown: Sending[] = [];
  const pauses: number[] = [];
  let work = () => {};
  let received = 0;
  const keptAs = (name: string) => ({
    read: () => storage[name] ?? null,
    write(text: string | null) {
      storage[name] = text;
    },
  });
  const tools: OutboxTools = {
    storage: keptAs('outbox'),
    receiptStorage: keptAs('receipt'),
    lock,
    async post(_endpoint, envelope) {
      sent.push(envelope);
      return outcomes.shift() ?? noAnswer;
    },
    later(next, seconds) {
      pauses.push(seconds);
      work = next;
      return () => {
        work = () => {};
      };
    },
    onReceived: () => received++,
  };
  const outbox = createOutbox(tools);
  outbox.subscribe(() => shown.push(outbox.read()));
  return {
    outbox,
    storage,
    sent,
    shown,
    pauses,
    received: () => received,
    /** Ends the pause. */
    async goOn() {
      work();
      await new Promise((done) => setTimeout(done));
    },
  };
}

describe('a request on its way', () => {
  it('is received when the server’s receipt is here, and leaves the receipt alone in the tab', async () => {
    const { outbox, storage, received } = tab([{ kind: 'received', receipt }]);
    await outbox.send(content, to);
    expect(outbox.read()).toEqual({ state: 'received', form: 'appointment', receipt });
    expect(received()).toBe(1);
    expect(storage.outbox).toBeNull();
    expect(storage.receipt).not.toContain('Ana');
    expect(tab([], storage).outbox.read()).toEqual({ state: 'received', form: 'appointment', receipt });
    outbox.clear();
    expect(storage.receipt).toBeNull();
  });

  it('is tried again in the same envelope, ever more seldom, and never called received before', async () => {
    const { outbox, sent, pauses, goOn, received } = tab([...Array(6).fill(noAnswer), { kind: 'received', receipt }]);
    await outbox.send(content, to);
    for (let turn = 0; turn < 6; turn++) {
      expect(outbox.read()).toMatchObject({ state: 'waiting', why: 'no-answer' });
      expect(received()).toBe(0);
      await goOn();
    }
    expect(outbox.read().state).toBe('received');
    expect(pauses).toEqual([2, 4, 8, 15, 30, 30]);
    expect(new Set(sent.map(({ ciphertext }) => ciphertext)).size).toBe(1);
  });

  it('waits as long as the server asks, whatever the visitor presses', async () => {
    const { outbox, sent, pauses } = tab([{ kind: 'later', why: 'busy', seconds: 60 }]);
    await outbox.send(content, to);
    outbox.hurry();
    expect([pauses, sent.length]).toEqual([[60], 1]);
  });

  it('is tried at once when the connection is back', async () => {
    const { outbox, sent } = tab([noAnswer, { kind: 'received', receipt }]);
    await outbox.send(content, to);
    outbox.hurry();
    await new Promise((done) => setTimeout(done));
    expect([outbox.read().state, sent.length]).toEqual(['received', 2]);
  });

  it('goes on after a reload, as the same request', async () => {
    const first = tab([noAnswer]);
    await first.outbox.send(content, to);
    const second = tab([{ kind: 'received', receipt }], first.storage);
    second.outbox.resume(to);
    await new Promise((done) => setTimeout(done));
    expect(second.outbox.read().state).toBe('received');
    expect(second.sent).toEqual(first.sent);
  });

  it('is not sent by a page with another key', async () => {
    const first = tab([noAnswer]);
    await first.outbox.send(content, to);
    const second = tab([], first.storage);
    second.outbox.resume({ ...to, keyId: '0'.repeat(16) });
    expect([second.outbox.read().state, second.sent]).toEqual(['none', []]);
  });

  it('stops when the visitor goes back; unchanged it is the same request, changed another', async () => {
    const { outbox, storage, sent, goOn } = tab([noAnswer, noAnswer, noAnswer]);
    await outbox.send(content, to);
    outbox.stop();
    await goOn();
    expect([outbox.read().state, sent.length]).toEqual(['none', 1]);
    const reloaded = tab([], storage);
    reloaded.outbox.resume(to);
    expect(reloaded.sent).toEqual([]);
    await outbox.send(content, to);
    await outbox.send({ ...content, answers: { 'first-name': 'Ana', phone: '(210) 555-0123' } }, to);
    expect(sent.map(({ id }) => id === sent[0]?.id)).toEqual([true, true, false]);
  });

  it('refused says why and is not sent again', async () => {
    const { outbox, storage, goOn, sent } = tab([{ kind: 'refused', code: 'outdated' }]);
    await outbox.send(content, to);
    await goOn();
    expect([outbox.read(), sent.length, storage.outbox]).toEqual([{ state: 'refused', form: 'appointment', code: 'outdated' }, 1, null]);
  });

  it('that cannot be locked is refused, and nothing is sent', async () => {
    const { outbox, sent } = tab([]);
    await outbox.send(content, { ...to, publicKey: 'no key' });
    expect([outbox.read().state, sent]).toEqual(['refused', []]);
  });
});

describe('one try', () => {
  const id = newRequestId();
  const envelope: Envelope = { version: 1, keyId, schemaVersion: 1, id, enc: 'e', ciphertext: 'c' };
  const answered = (status: number, body: unknown) =>
    postEnvelope('/x', envelope, 'en', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  const later = (why: string, seconds = 0) => ({ kind: 'later', why, seconds });

  it.each([201, 200])('%i with the receipt of this envelope is received', async (status) => {
    const own = { reference: await referenceOf(id), receivedAt: receipt.receivedAt };
    expect(await answered(status, own)).toEqual({ kind: 'received', receipt: own });
  });

  it.each<[what: string, status: number, body: unknown, outcome: object]>([
    ['a sign-in page of a network', 200, '<html>', later('no-answer')],
    ['the receipt of another request', 201, receipt, later('no-answer')],
    ['too much at once', 503, { code: 'busy', retryAfter: 3 }, later('busy', 3)],
    ['too many from here', 429, { code: 'slow-down', retryAfter: 600 }, later('busy', 600)],
    ['a page of another release', 422, { code: 'outdated' }, { kind: 'refused', code: 'outdated' }],
    ['a host without the server', 404, 'Not found', { kind: 'refused' }],
  ])('%s: %i', async (_what, status, body, outcome) => expect(await answered(status, body)).toEqual(outcome));

  it('no connection is not sent yet', async () => {
    expect(await postEnvelope('/x', envelope, 'en', () => Promise.reject(new TypeError('Failed to fetch')))).toEqual(later('no-answer'));
  });
});
