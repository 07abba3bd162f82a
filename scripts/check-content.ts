/** Checks every record, article and photograph of content/; prints each fault and exits 1 when there is any. */
import { contentFaults } from '#app/content/content-faults.server.ts';

const faults = await contentFaults();
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`\n${faults.length} fault(s) in content/. Each line says the file, the line, the field and what was expected.`);
  process.exitCode = 1;
} else {
  console.log('content/ is sound.');
}
