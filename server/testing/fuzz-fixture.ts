/** Generates malformed and hostile requests. */
import { connect } from 'node:net';
import fc from 'fast-check';
import { envelopeText } from '#app/requests/envelope.ts';
import { shapedEnvelope } from './stored-fixture.ts';

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

const methods = fc.oneof(
  { weight: 6, arbitrary: fc.constant('POST') },
  fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'QUERY', 'post', 'X'),
);
const paths = fc.oneof(
  { weight: 6, arbitrary: fc.constant('/api/requests') },
  fc.constantFrom(
    '/api/requests/',
    '/api/requests?a=b',
    '/api',
    '/api/',
    '//api/requests',
    '/api/office/requests',
    '/api/problems/conflict',
    '/API/requests',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).map((text) => `/api/office/requests/${text.replace(/\s/g, '%20')}`),
  fc.webPath().map((path) => `/api${path}`),
);
/** The value of a header, which may contain anything except line breaks and NUL. */
const value = fc.oneof(
  { weight: 8, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 60 }) },
  fc.string({ unit: 'binary-ascii', maxLength: 60 }).map((text) => text.replace(/[\r\n\0]/g, '')),
);
const header = fc.oneof(
  fc.tuple(
    fc.constant('Content-Type'),
    fc.oneof(
      fc.constantFrom(
        'application/json',
        'application/json; charset=utf-8',
        'application/json;charset=utf-16',
        'text/plain',
        'multipart/form-data; boundary=a',
        'application/JSON',
        '',
      ),
      value,
    ),
  ),
  fc.tuple(fc.constant('Origin'), fc.oneof(fc.constantFrom('null', 'https://www.example.com', 'http://localhost'), value)),
  fc.tuple(fc.constant('Accept-Language'), fc.oneof(fc.constantFrom('es', 'en;q=0', '*'), value)),
  fc.tuple(fc.constant('Authorization'), fc.oneof(fc.constantFrom('Bearer', 'Bearer a', 'Basic YTpi'), value)),
  fc.tuple(fc.constant('X-Forwarded-For'), fc.oneof(fc.ipV4(), fc.ipV6(), value)),
  fc.tuple(
    fc.constantFrom(
      'Content-Encoding',
      'Transfer-Encoding',
      'Expect',
      'Cookie',
      'If-None-Match',
      'Range',
      'Upgrade',
      'Access-Control-Request-Method',
    ),
    fc.oneof(fc.constantFrom('gzip', 'chunked', '100-continue', '*', 'bytes=0-1', 'websocket'), value),
  ),
  fc.tuple(fc.stringMatching(/^[A-Za-z-]{1,20}$/), value),
);

const envelope = fc.constantFrom(4, 16, 64).map((size) => shapedEnvelope(size));
export const brokenValues = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.constantFrom(null, -1, 1e308, '', [], {}, '\u0000', 'constructor'),
);
const body: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 2, arbitrary: envelope.map((sound) => Buffer.from(envelopeText(sound))) },
  // A valid envelope with one field changed or added.
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        envelope,
        fc.constantFrom('version', 'keyId', 'schemaVersion', 'id', 'enc', 'ciphertext', '__proto__', 'toString', 'extra'),
        brokenValues,
      )
      .map(([sound, name, change]) => Buffer.from(JSON.stringify({ ...sound, [name]: change }))),
  },
  // A valid envelope with a few bytes changed, or cut off.
  {
    weight: 3,
    arbitrary: fc.tuple(envelope, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 5 }), fc.nat()).map(([sound, changes, cut]) => {
      const bytes = Buffer.from(envelopeText(sound));
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
      return cut % 3 === 0 ? bytes.subarray(0, cut % bytes.length) : bytes;
    }),
  },
  fc.json().map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
  fc.nat(100_000).map((depth) => Buffer.from('['.repeat(depth))),
  fc.nat(20_000).map((depth) => Buffer.from('{"a":'.repeat(depth))),
  fc.nat(200_000).map((length) => Buffer.alloc(length, 0x20)),
);

export const rawRequests: fc.Arbitrary<RawRequest> = fc.record({
  method: methods,
  path: paths,
  headers: fc.array(header, { maxLength: 5 }),
  body,
});

/** Sends a request. Resolves to the status of the answer, or 0 if the server ends the connection without one. Rejects after 20 s. */
export function sendRaw(port: number, { method, path, headers, body: bytes }: RawRequest): Promise<number> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const timer = setTimeout(() => {
      socket.destroy();
      failed(new Error(`No answer to ${method} ${path} ${JSON.stringify(headers)}`));
    }, 20_000);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      done(Number(/^HTTP\/1\.1 (?:100 Continue\r\n\r\nHTTP\/1\.1 )?(\d{3})/.exec(answer)?.[1] ?? 0));
    });
    const own = headers.some(([name]) => name.toLowerCase() === 'content-type') ? [] : [['Content-Type', 'application/json'] as const];
    const chunked = headers.some(([name, text]) => name === 'Transfer-Encoding' && text === 'chunked');
    const length = chunked ? [] : [['Content-Length', String(bytes.length)] as const];
    const lines = [...own, ...headers, ...length, ['Connection', 'close'] as const].map(([name, text]) => `${name}: ${text}\r\n`);
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join('')}\r\n`, 'latin1');
    socket.write(chunked ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n0\r\n\r\n')]) : bytes);
    // End the connection for a server that waits for more than was sent.
    setTimeout(() => socket.end(), 1000).unref();
  });
}

/** Checks for a status that the server may answer to any request: no error of the server, except 503 ("not now"). */
export const isByDesign = (status: number) => status < 500 || status === 503;
