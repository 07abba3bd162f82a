import type { FastifyInstance } from 'fastify';

/** Accepts no more connections and lets requests in progress finish for at most `graceMs` milliseconds, then cuts them off. */
export async function shutDown(app: FastifyInstance, graceMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  // Close connections whose request has just finished, which would otherwise stay open for the next.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearTimeout(cut);
  clearInterval(sweep);
}

/** Within this time a second signal is the same one: a terminal sends Ctrl+C to every program of a command, and some pass it on. */
const sameSignalMs = 500;

/** Shuts down in order on SIGTERM (a new release) and SIGINT (Ctrl+C), then exits with 0; a second signal exits at once. */
export function shutDownOnSignal(app: FastifyInstance, graceMs = 5000): void {
  let stopping: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping !== undefined) {
        if (performance.now() - stopping > sameSignalMs) process.exit(1);
        return;
      }
      stopping = performance.now();
      void shutDown(app, graceMs).then(() => process.exit(0));
    });
  }
}
