import { createRequire } from 'node:module';
import '../practice/use.mjs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// As in vite.config.ts: Vitest bundles this file with everything that it imports.
const load = createRequire(import.meta.url);
const { recordModules }: typeof import('../../scripts/build/record-modules.ts') = load('../../scripts/build/record-modules.ts');

/** Starts the longest file first, even without earlier timings: meanwhile the other files share one reading of the pages. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLongest = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('/valid-html.test.ts'));
    return (await super.sort(files)).sort((one, other) => isLongest(other) - isLongest(one));
  }
}

/** Tests the built site, read from disk (build/client), without a browser. */
export default defineConfig({
  // The tests read the list of doctors that the site was built with.
  plugins: [recordModules()],
  test: {
    include: ['tests/built/**/*.test.ts'],
    // The desk draws pages again with the build, which takes long: before a release, npm run test:every-html.
    exclude: process.env.VISITS === 'full' ? [] : ['tests/built/desk-frame.test.ts'],
    // Most tests read every page.
    testTimeout: 60_000,
    maxWorkers: '100%',
    // Otherwise each file would load the expected data again.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', ['json', { outputFile: 'test-results/built.json' }]],
  },
});
