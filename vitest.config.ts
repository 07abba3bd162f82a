import { defineConfig } from 'vitest/config';
import { recordModules } from './scripts/build/record-modules.ts';

export default defineConfig({
  plugins: [recordModules()],
  test: {
    include: ['{app,server,office,scripts,art}/**/*.test.{ts,tsx}'],
    // A shared machine may stall for seconds; no test is about time.
    testTimeout: 20_000,
    // What a test file leaves behind the next one finds: each cleans up after itself. A third of the time went into loading the same modules anew.
    isolate: false,
    // Vitest leaves one processor free; on a machine with two, half of it would wait.
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
