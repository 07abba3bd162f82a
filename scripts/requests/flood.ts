/**
 * npm run simulate:flood: whether others get through while many networks send at once, from eight senders each and 512 in all at the least,
 * which send again as soon as they are answered or cut off. Once a second a visitor sends who has not sent before, as the page does, with
 * three tries. Networks are told as by a proxy (X-Forwarded-For), or are addresses of 127.0.0.0/8 that connect directly.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { envelopeText } from '#app/requests/envelope.ts';
import { proofHeader, prove } from '#app/requests/proof-of-work.ts';
import { ask } from '../../server/testing/fixture-site.ts';
import { startServer, writeFixtureBuild } from '../../server/testing/server-process-fixture.ts';
import { shapedEnvelope } from '../../server/testing/stored-fixture.ts';

const seconds = 20;
const usual = { REQUESTS_PER_HOUR_AND_NETWORK: '', REQUESTS_PER_HOUR_WITHOUT_PROOF: '' };
const kinds = { unfinished: usual, sound: usual, 'sound, proofs for nothing': { ...usual, REQUESTS_PER_HOUR_WITHOUT_PROOF: '1000000' } };
const v4 = (count: number) => Array.from({ length: count }, (_, at) => `127.1.${at >> 8}.${1 + (at & 255)}`);
const v6 = (count: number) => Array.from({ length: count }, (_, at) => `2001:db8:${at.toString(16)}::1`);
const crowds = { '33 IPv4 addresses': v4(33), '250 IPv4 addresses': v4(250), 'one /48': v6(1), '16 /48': v6(16), '256 /48': v6(256) };

interface Sender {
  readonly headers: Readonly<Record<string, string>>;
  readonly localAddress?: string;
}

/** Sends a byte, and another every four seconds, until it is cut off. */
function hold(port: number, { headers, localAddress }: Sender): Promise<void> {
  const from = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.write(
      `POST /api/requests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 6000\r\n${from.join('')}\r\n{`,
    );
    const drip = setInterval(() => socket.write(' '), 4000);
    socket.resume().on('error', () => {});
    socket.on('close', () => done(clearInterval(drip)));
  });
}

/** The flood computes one proof after the other, which keeps a core busy: visitors have computers of their own, and these are two cores. */
let computed: Promise<unknown> = Promise.resolve();
const proveInTurn: typeof prove = (...asked) => {
  const proof = computed.then(() => prove(...asked));
  computed = proof;
  return proof;
};

/** Sends an envelope as the page does: again with the proof that is asked for, and again after a pause if it was not taken. */
async function visit(port: number, { headers, localAddress }: Sender, tries: number, compute = prove): Promise<boolean> {
  const envelope = shapedEnvelope();
  const all: Record<string, string> = { ...headers, 'content-type': 'application/json' };
  for (let at = 0; at < tries; at += 1) {
    const answer = await ask(port, '/api/requests', all, 'POST', envelopeText(envelope), localAddress).catch(() => undefined);
    if (answer && answer.status <= 201) return true;
    const { challenge } = answer?.status === 429 ? JSON.parse(answer.text) : {};
    if (challenge) all[proofHeader] = await compute(challenge, envelope.id);
    else await pause(2000);
  }
  return false;
}

async function flood(crowd: readonly string[], kind: keyof typeof kinds, isDirect: boolean): Promise<string> {
  const [build, folder] = [await writeFixtureBuild(), await mkdtemp(`${tmpdir()}/flood-`)];
  const server = await startServer(build, { ...kinds[kind], REQUESTS_FOLDER: folder, TRUSTED_PROXY: isDirect ? '' : '127.0.0.1' });
  const sender = (from: string): Sender => (isDirect ? { headers: {}, localAddress: from } : { headers: { 'x-forwarded-for': from } });
  let [isOver, taken] = [false, 0];
  async function attack(network: string): Promise<void> {
    while (!isOver) {
      if (kind === 'unfinished') await hold(server.port, sender(network));
      else if (await visit(server.port, sender(network), 2, proveInTurn)) taken += 1;
      await pause(50 + Math.random() * 100);
    }
  }
  for (const network of crowd) for (let count = 0; count < Math.max(8, 512 / crowd.length); count += 1) void attack(network);
  await pause(3000);
  const visits: Promise<boolean>[] = [];
  for (let at = 1; at <= seconds; at += 1) {
    visits.push(visit(server.port, sender(`127.2.0.${at}`), 3));
    await pause(1000);
  }
  const through = (await Promise.all(visits)).filter(Boolean).length;
  isOver = true;
  await server.kill();
  for (const made of [build, folder]) await rm(made, { recursive: true });
  return `${through} of ${seconds} visitors through; ${taken} taken of the flood`;
}

const [only = ''] = process.argv.slice(2);
for (const isDirect of [false, true])
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[])
    for (const [name, crowd] of Object.entries(crowds)) {
      const title = `${isDirect ? 'direct' : 'proxy'}: ${kind}: ${name}`;
      if (title.includes(only) && !(isDirect && name.includes('/'))) console.log(`${title} | ${await flood(crowd, kind, isDirect)}`);
    }
process.exit();
