// npm run office: installs what is missing and opens the office's desk on this computer (docs/office.md).
import { ensureDependencies } from './setup/dependencies.mjs';
import { endWithNpm } from './setup/end-with-npm.mjs';
import { projectNode } from './setup/node.mjs';
import { run } from './setup/run.mjs';

endWithNpm();
try {
  await ensureDependencies();
  await run(projectNode(), ['office/main.ts']);
} catch (error) {
  // The program that failed has said why; its code is passed on.
  if (error.code === undefined) console.error(error.message);
  process.exitCode = typeof error.code === 'number' ? error.code : 1;
}
