import type { FastifyInstance } from 'fastify';

/** Takes no more connections and lets requests under way finish, for at most `graceMs` milliseconds; then cuts them off. */
export async function shutDown(app: FastifyInstance, graceMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  // A connection whose request has just finished would otherwise stay open for the next one.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearTimeout(cut);
  clearInterval(sweep);
}

/** A terminal sends Ctrl+C to every program of a command, and those pass it on: within this time it is the same one. */
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
