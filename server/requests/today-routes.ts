import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { largestDay, todayPath } from '#app/today/api.ts';
import { type DayEntry, type DayRecord, isForgotten, isOver, type KnownNames, readChange } from '#app/today/entry.schema.ts';
import { keptChanges } from './day-rows.ts';
import { type OfficeTokens, tokenName } from './office-token.ts';
import { ProblemError } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';
import { requireOffice } from './require-office.ts';
import type { DayStore, StoredDay } from './store.ts';

export interface TodayOptions {
  readonly store: DayStore;
  readonly tokens: OfficeTokens;
  readonly limits: RateLimits;
  /** The names that entries may use. */
  readonly known: KnownNames;
  readonly siteOrigin: string;
  readonly now: () => number;
}

/** Milliseconds for which pages get the same answer without a read of the store. */
const answerKept = 2000;

/** The address below /api. */
const path = todayPath.replace(/^\/api/, '');

interface PublicAnswer {
  readonly body: string;
  readonly etag: string;
}

/** Answers /today, where the desk posts changes for today and every page reads them. */
export async function answerToday(api: FastifyInstance, options: TodayOptions): Promise<void> {
  const { store, tokens, limits, known, siteOrigin, now } = options;
  const pages = answersForPages(async () => publicAnswer((await store.dayChanges(1))[0], now()));

  api.get(path, async ({ headers }, reply) => {
    const { body, etag } = await pages.answer();
    // Nothing in it is secret, but only the site's own pages may read it.
    reply.headers({ 'cache-control': 'public, max-age=30', etag, 'access-control-allow-origin': siteOrigin });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });

  await api.register(async (office) => {
    office.addHook('onRequest', requireOffice(tokens, limits));
    office.get(`${path}/changes`, async (): Promise<DayRecord> => recordOf(await store.dayChanges(keptChanges), now()));
    office.put(path, { bodyLimit: largestDay }, async (request, reply) => {
      const change = readChange(request.body, known, now());
      if (typeof change === 'string') throw new ProblemError(change);
      const stored = {
        version: change.version + 1,
        at: now(),
        token: tokenName(request),
        entries: JSON.stringify(change.entries.filter((one) => !isForgotten(one, now()))),
      };
      if (!(await store.putDay(stored))) throw new ProblemError('other-version');
      pages.forget();
      return reply.type('application/json; charset=utf-8').send(publicAnswer(stored, now()).body);
    });
  });
}

/** Shares one read of the store among pages, which ask far more often than the day changes. */
function answersForPages(ask: () => Promise<PublicAnswer>) {
  let kept: { readonly until: number; readonly answer: Promise<PublicAnswer> } | undefined;
  const forget = () => {
    kept = undefined;
  };
  return {
    answer(): Promise<PublicAnswer> {
      if (kept && kept.until > performance.now()) return kept.answer;
      const answer = ask();
      kept = { until: performance.now() + answerKept, answer };
      answer.catch(forget);
      return answer;
    },
    forget,
  };
}

const entriesOf = ({ entries }: StoredDay): DayEntry[] => JSON.parse(entries);

function publicAnswer(day: StoredDay | undefined, now: number): PublicAnswer {
  const body = JSON.stringify({ version: day?.version ?? 0, entries: day ? entriesOf(day).filter((one) => !isOver(one, now)) : [] });
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"` };
}

function recordOf(changes: readonly StoredDay[], now: number): DayRecord {
  const [holds] = changes;
  return {
    version: holds?.version ?? 0,
    entries: holds ? entriesOf(holds).filter((one) => !isForgotten(one, now)) : [],
    changes: changes.map(({ version, at, token, entries }) => ({
      version,
      at: new Date(at).toISOString(),
      token,
      entries: JSON.parse(entries).length,
    })),
  };
}
