import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{app,server,scripts,art}/**/*.test.{ts,tsx}'] },
});
