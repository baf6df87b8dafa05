// `npm run doctor`: looks at a configuration before it goes live.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { examine } from './doctor/examine';
import type { FindingState } from './doctor/finding';

const MARKS: Record<FindingState, string> = { ok: '✓', warn: '!', bad: '✗', skipped: '–' };

const findings = await examine(dirname(dirname(fileURLToPath(import.meta.url))));
for (const { subject, state, text, action } of findings) {
  console.log(`${MARKS[state]} ${subject}: ${text}`);
  if (action !== undefined) {
    console.log(`    ${action}`);
  }
}
const count = (state: FindingState) => findings.filter((finding) => finding.state === state).length;
console.log(`\n${count('bad')} to mend, ${count('warn')} to look at, ${count('ok')} fine.`);
process.exit(count('bad') === 0 ? 0 : 1);
