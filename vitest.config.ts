import { defineConfig } from 'vitest/config';
import { recordModules } from './scripts/build/record-modules.ts';

export default defineConfig({
  plugins: [recordModules()],
  test: {
    include: ['{app,server,office,scripts,art}/**/*.test.{ts,tsx}'],
    // A shared machine may stall for seconds; no test is about time.
    testTimeout: 20_000,
    // Vitest leaves one processor free; on a machine with two, half of it would wait.
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
