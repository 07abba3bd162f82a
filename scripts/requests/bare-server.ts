/** What the bench measures against: a Fastify route that writes the body into a file of its own, waits for the disk, and checks nothing. */
import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { fastify } from 'fastify';

const [folder = ''] = process.argv.slice(2);
const app = fastify({ logger: false });
app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.post('/api/requests', async (request, reply) => {
  const file = await open(join(folder, randomUUID()), 'w');
  try {
    await file.writeFile(request.body as Buffer);
    await file.sync();
  } finally {
    await file.close();
  }
  return reply.code(201).send({});
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`The site is at ${app.listeningOrigin}\n`);
