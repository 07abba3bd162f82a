import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import './tests/practice/use.mjs';

// As in vite.config.ts: Vitest bundles this file with all that it imports.
const load = createRequire(import.meta.url);
const { recordModules }: typeof import('./scripts/build/record-modules.ts') = load('./scripts/build/record-modules.ts');

const everywhere = (name: string) => `{app,server,office,scripts}/**/${name}`;
/** Tests that put another module in the place of one of ours, or need one that is not loaded yet. */
const isolated = everywhere('*.isolated.test.{ts,tsx}');
/** What takes too long for npm test: npm run storm. */
const storms = process.env.STORM ? [] : [everywhere('*.storm.test.ts')];

export default defineConfig({
  plugins: [recordModules()],
  test: {
    // A shared machine may stall for seconds; no test is about time.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Each worker loads every module anew, and npm test builds the site beside them.
    maxWorkers: availableParallelism(),
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        extends: true,
        // What a test file leaves behind the next one finds: each cleans up after itself. A third of the time went into loading the same modules anew.
        test: { name: 'shared', include: [everywhere('*.test.{ts,tsx}')], exclude: [isolated, ...storms], isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: [isolated], isolate: true } },
    ],
  },
});
