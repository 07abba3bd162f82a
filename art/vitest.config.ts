import { defineConfig } from 'vitest/config';

// Scenes take seconds to draw, on a busy machine minutes.
export default defineConfig({ test: { testTimeout: 300_000, include: ['**/*.test.ts'] } });
