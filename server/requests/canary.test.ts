/** A patient's words are never found outside the envelope, and what a browser says about itself is found nowhere. */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { envelopeText } from '#app/requests/envelope.ts';
import { officeToken } from '../testing/api-fixture.ts';
import { filesBelow, leaks } from '../testing/canary-search-fixture.ts';
import { ask, type HttpAnswer } from '../testing/fixture-site.ts';
import { type PostgresFixture, startPostgres } from '../testing/postgres-fixture.ts';
import { startServer, writeFixtureBuild } from '../testing/server-process-fixture.ts';
import { lockedEnvelope, shapedEnvelope } from '../testing/stored-fixture.ts';

/** Made-up name, phone, address and text, which do not occur anywhere in the code. */
const canaries = [
  'Zacarías Quetzalmoyotl',
  '2105550111',
  'calle Xochipilli 4711',
  'ronchas-púrpura-kiwi',
  '203.0.113.77',
  'CanaryBrowser/9',
];

it('the search finds a canary in each of its forms', () => {
  for (const canary of canaries) {
    const hidden = [
      canary,
      Buffer.from(canary).toString('base64'),
      Buffer.from(`x${canary}y`).toString('base64url'),
      Buffer.from(canary).toString('hex'),
    ];
    for (const text of hidden)
      expect(leaks(canaries, [{ name: 'here', text: `before ${Buffer.from(text).toString('latin1')} after` }])).toEqual([
        `${canary} in here`,
      ]);
  }
});

it.each(process.env.STORM ? ['SQLite', 'PostgreSQL'] : ['SQLite'])(
  'nothing of a patient is in files, logs, mail, URLs or headers on %s',
  async (kind) => {
    const build = await writeFixtureBuild();
    const scratch = await mkdtemp(join(tmpdir(), 'canary-'));
    const [data, temporary] = [join(scratch, 'data'), join(scratch, 'tmp')];
    await mkdir(temporary);
    const postgres: PostgresFixture | undefined = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    const mails: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        stream.on('data', (chunk) => mails.push(String(chunk)));
        stream.on('end', () => done());
      },
    });
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    const server = await startServer(build, {
      REQUESTS_FOLDER: data,
      DATABASE_URL: postgres ? await postgres.database() : '',
      TMPDIR: temporary,
      TRUSTED_PROXY: '127.0.0.1',
      SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as { port: number }).port}`,
      NOTICE_FROM: 'site@example.com',
      NOTICE_TO: 'desk@example.com',
    });

    const [name = '', phone = '', street = '', reason = '', address = '', browser = ''] = canaries;
    const telling = {
      'content-type': 'application/json',
      'user-agent': browser,
      'x-forwarded-for': address,
      cookie: `draft=${encodeURIComponent(name)}`,
      referer: `https://www.example.com/appointment-request?name=${encodeURIComponent(name)}&phone=${phone}`,
    };
    const query = `?name=${encodeURIComponent(name)}&phone=${phone}`;
    const answers: HttpAnswer[] = [];
    const send = async (body: string, headers = {}, path = '/api/requests') =>
      answers.push(await ask(server.port, path, { ...telling, ...headers }, 'POST', body));
    const office = async (path: string, method = 'GET') =>
      answers.push(await ask(server.port, `/api/office/requests${path}`, { ...telling, authorization: `Bearer ${officeToken}` }, method));

    const written = { name, phone, street, reason };
    const [kept, confirmed] = [await lockedEnvelope(written), await lockedEnvelope(written)];
    for (const envelope of [kept, kept, confirmed]) await send(envelopeText(envelope));
    // Send it in the query too, and unencrypted, as a broken page might.
    await send(envelopeText(await lockedEnvelope(written)), {}, `/api/requests${query}`);
    await send(envelopeText(shapedEnvelope(4, kept.id)));
    await send(JSON.stringify(written));
    await send(JSON.stringify({ ...kept, ...written }));
    await send(`{"name":"${name}`);
    await send(name, { 'content-type': `text/plain; name=${phone}` });
    await send(JSON.stringify({ ...kept, id: reason }));
    await send(envelopeText(kept), { origin: `https://${phone}.example` });
    await send(`${street} `.repeat(10_000));
    await office('');
    await office(`/${kept.id}${query}`);
    await office(`/${confirmed.id}/confirm`, 'POST');
    await ask(server.port, `/team${query}`, telling);
    await ask(server.port, '/api/office/requests', { ...telling, authorization: `Bearer ${phone}` });
    await expect.poll(() => mails.length, { timeout: 30_000 }).toBeGreaterThan(0);

    expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 201, 409, 422, 422, 400, 415, 422, 403, 413, 200, 200, 204]);
    const places = [
      ...answers.map(({ headers, text }, index) => ({ name: `answer ${index}`, text: JSON.stringify(headers) + text })),
      { name: 'logs', text: Buffer.from(server.said()).toString('latin1') },
      { name: 'mail', text: mails.join('\n') },
      ...(await filesBelow(data).catch(() => [])),
      ...(await filesBelow(temporary)),
      ...(postgres ? await filesBelow(postgres.folder) : []),
    ];
    expect(leaks(canaries, places)).toEqual([]);
    // The places searched include the one where the request is stored.
    const holding = places.filter(({ text }) => text.includes(kept.ciphertext.slice(0, 40)));
    expect(holding.map(({ name: place }) => place).join()).toMatch(postgres ? /base|pg_wal/ : /requests\.db/);

    await server.kill();
    await new Promise<void>((done) => smtp.close(() => done()));
    await postgres?.remove();
    await rm(scratch, { recursive: true });
    await rm(build, { recursive: true });
  },
  120_000,
);
