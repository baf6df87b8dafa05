// Loaded into the server under test: on SIGUSR2 it writes to MEMORY_REPORT how many bytes are alive after a collection.
// What the process has from the system says little of that: V8 gives garbage back when it sees fit.
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const { MEMORY_REPORT } = process.env;
if (MEMORY_REPORT) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    writeFileSync(`${MEMORY_REPORT}.part`, String(heapUsed + external));
    renameSync(`${MEMORY_REPORT}.part`, MEMORY_REPORT);
  });
}
