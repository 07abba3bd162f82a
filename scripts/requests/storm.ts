/**
 * npm run storm:kills: visitors send a thousand requests while the server is killed again and again, on SQLite and
 * on PostgreSQL with two servers; exits with 1 when a request that was acknowledged is lost or double.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../server/testing/postgres-fixture.ts';
import { type StormResult, storm } from '../../server/testing/storm-fixture.ts';

const { values } = parseArgs({ options: { sends: { type: 'string', default: '1000' }, kills: { type: 'string', default: '40' } } });
const [sends, kills] = [Number(values.sends), Number(values.kills)];
if (!(sends >= 1) || !(kills >= 1)) {
  console.error('Usage: npm run storm:kills -- [--sends 1000] [--kills 40]');
  process.exit(2);
}

function tell(store: string, { kills: killed, received, lost, doubled }: StormResult): void {
  console.log(`${store}: ${received} requests acknowledged, ${killed} kills, ${lost} lost, ${doubled} double`);
  if (lost > 0 || doubled > 0) process.exitCode = 1;
}

tell('SQLite, one server', await storm({ sends, kills, visitors: 20, servers: 1 }));
const postgres = await startPostgres();
try {
  tell('PostgreSQL, two servers', await storm({ sends, kills, visitors: 20, servers: 2, databaseUrl: await postgres.database() }));
} finally {
  await postgres.remove();
}
