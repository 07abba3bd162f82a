import { Agent, request } from 'node:http';

export interface LoadResult {
  readonly sent: number;
  readonly refused: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
}

export interface LoadOptions {
  readonly port: number;
  readonly clients: number;
  /** Stops after so many, or so many milliseconds. */
  readonly most: number;
  readonly forMs: number;
  /** Makes the next body. */
  readonly body: () => string;
}

/** Clients that send one request after the other, each over a connection it keeps. */
export async function load({ port, clients, most, forMs, body }: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let refused = 0;
  let begun = 0;
  const start = performance.now();
  const client = async () => {
    while (begun < most && performance.now() - start < forMs) {
      begun += 1;
      const bytes = body();
      const sent = performance.now();
      const status = await post(agent, port, bytes);
      times.push(performance.now() - sent);
      if (status !== 201) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { sent: times.length, refused, perSecond: times.length / seconds, median: at(0.5), p99: at(0.99) };
}

function post(agent: Agent, port: number, body: string): Promise<number> {
  return new Promise((done, failed) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sending = request({ agent, port, host: '127.0.0.1', method: 'POST', path: '/api/requests', headers }, (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode ?? 0));
    });
    sending.on('error', failed);
    sending.end(body);
  });
}
