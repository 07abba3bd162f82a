import '../practice/use.mjs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begins with the longest file, also on a machine that has not measured yet: meanwhile the others share one reading of the pages. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLongest = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('/valid-html.test.ts'));
    return (await super.sort(files)).sort((one, other) => isLongest(other) - isLongest(one));
  }
}

/** What stands in the built site, read from disk (build/client): it needs no browser to be seen. */
export default defineConfig({
  test: {
    include: ['tests/built/**/*.test.ts'],
    // The desk draws pages anew with the build, which takes long: before a release, npm run test:every-html.
    exclude: process.env.VISITS === 'full' ? [] : ['tests/built/desk-frame.test.ts'],
    // Most of them read every page.
    testTimeout: 60_000,
    maxWorkers: '100%',
    // Each would load what the pages are compared with anew.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', ['json', { outputFile: 'test-results/built.json' }]],
  },
});
