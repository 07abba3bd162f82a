/** Checks every record and article of content/; prints each fault and exits 1 when there is any. */
import { checkTools } from '#app/content/check-tools.server.ts';
import { checkContent } from '#app/content/checks.server.ts';

const faults = [...checkContent(), ...checkTools()];
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`\n${faults.length} fault(s) in content/. Each line says the file, the line, the field and what was expected.`);
  process.exitCode = 1;
} else {
  console.log('content/ is sound.');
}
