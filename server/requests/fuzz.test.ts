import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startApi } from '../testing/api-fixture.ts';
import { isByDesign, rawRequests, sendRaw } from '../testing/fuzz-fixture.ts';

it('whatever is sent, the server answers as designed, reports no fault of its own and goes on', async () => {
  const api = await startApi();
  let sound = 0;
  await fc.assert(
    fc.asyncProperty(rawRequests, async (request) => {
      const status = await sendRaw(api.port, request);
      if (status === 201) sound += 1;
      expect(
        isByDesign(status),
        `${status} to ${JSON.stringify({ ...request, body: request.body.toString('latin1').slice(0, 300) })}`,
      ).toBe(true);
    }),
    { numRuns: process.env.STORM ? 20_000 : 100 },
  );
  expect(api.faults).toEqual([]);
  // Only valid envelopes are stored. One answer lists 500 of them, and says whether there are more.
  const { requests, more } = await api.waiting();
  expect(requests).toHaveLength(Math.min(sound, 500));
  expect(more).toBe(sound > 500);
  expect(sound).toBeGreaterThan(0);
  await expect.poll(() => new Promise((done) => api.app.server.getConnections((_error, count) => done(count)))).toBe(0);
  await api.close();
}, 300_000);
