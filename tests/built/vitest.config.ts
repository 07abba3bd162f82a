import { defineConfig } from 'vitest/config';

/** What stands in the built site, read from disk (build/client): it needs no browser to be seen. */
export default defineConfig({
  test: {
    include: ['tests/built/**/*.test.ts'],
    // Most of them read every page.
    testTimeout: 60_000,
    maxWorkers: '100%',
    // Each would load what the pages are compared with anew.
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'test-results/built.json' }]],
  },
});
