/** Emails to the office, through a mail server of the tests. The file is long because all tests use that server. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../testing/api-fixture.ts';
import { shapedEnvelope, stored } from '../testing/stored-fixture.ts';
import { ages } from './ages.ts';
import { noticeMail } from './notice-mail.ts';
import { notices } from './notices.ts';
import { requestStore } from './open-store.ts';
import type { RequestStore } from './store.ts';
import { requestUpkeep } from './upkeep.ts';

const minute = 60_000;
const start = Date.parse('2026-11-20T12:00:00Z');

let folder: string;
let store: RequestStore;
let clock: number;
let mails: string[];
/** The host names in greetings to the mail server. */
let greetings: string[];
let faults: unknown[];
let server: SMTPServer | undefined;
let port = 0;
const report = (fault: unknown) => faults.push(fault);
const now = () => clock;

async function smtpUp(options: ConstructorParameters<typeof SMTPServer>[0] = {}, host = '127.0.0.1'): Promise<void> {
  const up = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      greetings.push(session.hostNameAppearsAs || '');
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
    ...options,
  });
  up.on('error', () => {});
  up.listen(port, host);
  await once(up.server, 'listening');
  port = (up.server.address() as { port: number }).port;
  server = up;
}

async function smtpDown(): Promise<void> {
  const down = server;
  server = undefined;
  if (down) await new Promise<void>((done) => down.close(() => done()));
}

const mailer = async (hour?: number) =>
  notices(
    store,
    await noticeMail({
      url: `smtp://127.0.0.1:${port}`,
      from: 'site@example.com',
      to: 'desk@example.com',
      language: 'en',
      host: 'www.example.com',
    }),
    report,
    now,
    hour,
  );
const subjects = () => mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim());
const put = (receivedAt = clock) => store.put(stored(shapedEnvelope(), receivedAt));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notices-'));
  [clock, mails, greetings, faults, port] = [start, [], [], [], 0];
  store = await requestStore({ folder }, report);
  await smtpUp();
});
afterEach(async () => {
  await smtpDown();
  await store.close();
  await rm(folder, { recursive: true });
});

describe('a notice', () => {
  it('says that there is one new request, and nothing else', async () => {
    await put();
    await (await mailer()).deliver();
    const [mail = ''] = mails;
    const [head = '', body = ''] = mail.split('\r\n\r\n');
    expect(body.trim()).toBe('1 new request');
    const names = head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase());
    expect(names.toSorted()).toEqual([
      ...['auto-submitted', 'content-transfer-encoding', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'],
    ]);
    expect(head).toContain('Subject: 1 new request');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(greetings).toEqual(['www.example.com']);
    expect(mails).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it('says that very many wait, once a day while they do', async () => {
    const { watch } = await mailer();
    for (const waiting of [100, 101, 5000]) await watch({ store: 'ok', waiting }, 100);
    clock += 24 * 60 * minute;
    await watch({ store: 'ok', waiting: 200 }, 100);
    await watch({ store: 'ok', waiting: 3 }, 100);
    await watch({ store: 'ok', waiting: 200 }, 100);
    expect(subjects()).toEqual([101, 200, 200].map((count) => `${count} requests are waiting; someone may be flooding the form`));
  });

  it('that very many wait is not repeated while the count fluctuates around the limit', async () => {
    const { watch } = await mailer();
    for (const waiting of [101, 100, 101, 50, 101]) await watch({ store: 'ok', waiting }, 100);
    expect(mails).toHaveLength(1);
    for (const waiting of [49, 102]) await watch({ store: 'ok', waiting }, 100);
    expect(subjects().at(-1)).toMatch(/^102 requests are waiting/);
    expect(mails).toHaveLength(2);
  });

  it('says that nothing can be stored, once an hour while that is so', async () => {
    const { watch } = await mailer();
    for (const store of ['ok', 'failing', 'ok', 'failing'] as const) await watch({ store, waiting: 0 }, 100);
    expect(subjects()).toEqual(['The website cannot store requests right now']);
    clock += 60 * minute;
    await watch({ store: 'failing', waiting: 0 }, 100);
    expect(mails).toHaveLength(2);
  });

  it('is a single one for several requests, and sent once', async () => {
    for (let count = 0; count < 3; count += 1) await put();
    const { deliver } = await mailer();
    await deliver();
    await deliver();
    expect(subjects()).toEqual(['3 new requests']);
  });

  it('that is being mailed when the server closes is marked as sent before the store closes', async () => {
    await smtpDown();
    let arrived = () => {};
    const underWay = new Promise<void>((done) => {
      arrived = done;
    });
    await smtpUp({
      onData(stream, _session, done) {
        stream.resume().on('end', () => {
          arrived();
          setTimeout(done, 300);
        });
      },
    });
    const mail = {
      url: `smtp://127.0.0.1:${port}`,
      from: 'a@example.com',
      to: 'b@example.com',
      language: 'en',
      host: 'www.example.com',
    } as const;
    const api = await startApi({ settings: { store: { folder }, mail } });
    await api.send(shapedEnvelope());
    await underWay;
    await api.close();
    expect(api.faults).toEqual([]);
    const later = Date.now() + 24 * 60 * minute;
    expect(await store.holdNotices(later, later)).toEqual([]);
  });

  it('is sent at each stage of a request that nobody confirms, until it is erased', async () => {
    const { deliver } = await mailer();
    let ticks = 0;
    // The monotonic clock agrees, so the wall clock is trusted.
    const upkeep = requestUpkeep(store, report, true, now, () => ticks);
    const at = async (since: number) => {
      ticks += start + since - clock;
      clock = start + since;
      await upkeep.run();
      await deliver();
    };
    await put();
    for (const since of [0, ages.overdue, ages.overdue + minute, ages.warned, ages.erased]) await at(since);
    await at(ages.erased + 2 * 3_600_000);
    await at(ages.erased + 4 * 3_600_000);
    expect(subjects()).toEqual([
      '1 new request',
      '1 request has been waiting for 12 hours',
      '1 request will be deleted in 30 days unless archived',
      '1 request was deleted unread after 60 days',
    ]);
    expect(faults).toEqual([]);
  });
});

describe('a mail at an hour of the day', () => {
  /** Does what a server does every five minutes, from `clock` to `to` in San Antonio's standard time. */
  async function pass({ deliver }: Awaited<ReturnType<typeof mailer>>, to: string): Promise<void> {
    const upkeep = requestUpkeep(store, report, true, now);
    for (const end = Date.parse(`${to}-06:00`); clock < end; clock += 5 * minute) {
      await upkeep.run();
      await deliver();
    }
  }

  it('tells everything at once, and nothing where nothing waits to be told', async () => {
    clock = Date.parse('2026-11-20T09:00-06:00');
    const outbox = await mailer(8);
    await put();
    await pass(outbox, '2026-11-20T22:00');
    for (let count = 0; count < 2; count += 1) await put();
    await pass(outbox, '2026-11-21T08:00');
    expect(mails).toEqual([]);
    await pass(outbox, '2026-11-21T08:10');
    expect(subjects()).toEqual(['2 new requests; 1 request has been waiting for 12 hours']);
    expect(mails[0]?.split('\r\n\r\n')[1]?.trim()).toBe('2 new requests\r\n1 request has been waiting for 12 hours');
    await pass(outbox, '2026-11-22T07:00');
    expect(mails).toHaveLength(1);
    await pass(outbox, '2026-11-23T09:00');
    expect(subjects().slice(1)).toEqual(['2 requests have been waiting for 12 hours']);
  });

  it('says nothing of what was called or confirmed by then, and is sent the same day when it fails', async () => {
    clock = Date.parse('2026-11-20T09:00-06:00');
    const [called, confirmed, waiting] = Array.from({ length: 3 }, () => stored(shapedEnvelope(), clock));
    for (const one of [called, confirmed, waiting]) if (one) await store.put(one);
    if (called) await store.putNotes({ id: called.id, version: 1, sealed: 'x', called: true, at: clock });
    if (confirmed) await store.end(confirmed.id, 'confirmed', clock);
    const outbox = await mailer(8);
    await smtpDown();
    await pass(outbox, '2026-11-21T08:10');
    expect(outbox.state()).toBe('failing');
    await smtpUp();
    await pass(outbox, '2026-11-21T09:00');
    expect(subjects()).toEqual(['1 request has been waiting for 12 hours']);
  });
});

describe('while the mail server is down', () => {
  it('for an hour, nothing is lost, it is asked ever more seldom, and told once it is back', async () => {
    await smtpDown();
    const outbox = await mailer();
    let attempts = 0;
    for (let passed = 0; passed < 60; passed += 1) {
      if (passed % 20 === 0) await put();
      const before = faults.length;
      await outbox.deliver();
      if (faults.length > before) attempts += 1;
      clock += minute;
    }
    expect(mails).toEqual([]);
    expect(outbox.state()).toBe('failing');
    expect(attempts).toBeLessThan(20);
    await smtpUp();
    for (let passed = 0; passed < 61; passed += 1) {
      await outbox.deliver();
      clock += minute;
    }
    expect(outbox.state()).toBe('ok');
    const told = subjects().reduce((sum, subject) => sum + Number(/^\d+/.exec(subject ?? '')?.[0]), 0);
    expect(told).toBe(3);
  });

  it('for two months, nothing is erased until thirty days after its warning was mailed', async () => {
    await smtpDown();
    const outbox = await mailer();
    let ticks = 0;
    const upkeep = requestUpkeep(store, report, true, now, () => ticks);
    const pass = async (time: number) => {
      for (const part of [time - 2 * 3_600_000, 3_600_000, 3_600_000]) {
        [clock, ticks] = [clock + part, ticks + part];
        await upkeep.run();
        await outbox.deliver();
      }
    };
    const request = stored(shapedEnvelope(), clock);
    await store.put(request);
    await pass(ages.warned);
    await pass(ages.erased);
    expect(await store.fetch(request.id)).toBe(request.envelope);
    await smtpUp();
    await pass(24 * 60 * minute);
    expect(subjects()).toEqual(['1 request will be deleted in 30 days unless archived']);
    await pass(ages.warnedFor - 24 * 60 * minute);
    expect(await store.fetch(request.id)).toBe(request.envelope);
    await pass(2 * 24 * 60 * minute);
    expect(await store.fetch(request.id)).toBeUndefined();
    expect(subjects().at(-1)).toBe('1 request was deleted unread after 60 days');
  });
});

it('mail to another machine is never sent unencrypted', async () => {
  // This machine's network address stands for another machine; the mail server here offers no encryption.
  const outside = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const address = outside.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2';
  await smtpDown();
  await smtpUp({}, '0.0.0.0');
  await put();
  const url = `smtp://${address}:${port}`;
  await notices(
    store,
    await noticeMail({ url, from: 'a@example.com', to: 'b@example.com', language: 'en', host: 'www.example.com' }),
    report,
    now,
  ).deliver();
  expect(mails).toEqual([]);
  expect(String(faults[0])).toMatch(/TLS/);
});
