import { defineConfig } from 'vitest/config';

/** Runs the other engines' tests one after the other: they share the machine's one screen and two cores. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: ['tests/engines/serve-site.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
