import { defineConfig } from 'vitest/config';
import { siteIndexModule } from './scripts/build/site-index-module.ts';

export default defineConfig({
  plugins: [siteIndexModule()],
  test: {
    include: ['{app,server,office,scripts,art}/**/*.test.{ts,tsx}'],
    // A shared machine may stall for seconds; no test is about time.
    testTimeout: 20_000,
    // Vitest leaves one processor free; on a machine with two, half of it would wait.
    maxWorkers: '100%',
  },
});
