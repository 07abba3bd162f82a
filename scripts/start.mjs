// npm start: installs what is missing, builds what has changed, serves the site on HOST:PORT (127.0.0.1:3000).
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { endWithNpm } from './setup/end-with-npm.mjs';
import { projectNode } from './setup/node.mjs';
import { run } from './setup/run.mjs';

endWithNpm();
try {
  await ensureDependencies();
  await ensureBuild();
  await run(projectNode(), ['server/main.ts']);
} catch (error) {
  // The program that failed has said why; its code is passed on.
  if (error.code === undefined) console.error(error.message);
  process.exitCode = typeof error.code === 'number' ? error.code : 1;
}
