// npm start: installs what is missing, builds what has changed, serves the site on HOST:PORT (127.0.0.1:3000).
// npm run office: installs what is missing and opens the office's desk on this computer (docs/office.md).
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/install.mjs';
import { run } from './setup/run.mjs';

const [, , what = 'server'] = process.argv;
try {
  await ensureDependencies(what === 'server');
  if (what === 'server') {
    await ensureBuild();
    // For trying out the office's desk; only here is the token from the code accepted.
    process.env.OFFICE_SAMPLE_TOKEN ||= 'yes';
  }
  await run('node', `${what}/main.ts`);
} catch (error) {
  // The failed program has printed why; its code is passed on.
  if (error.code === undefined) console.error(error.message);
  process.exitCode = typeof error.code === 'number' ? error.code : 1;
}
