// Loaded into the server under test: on SIGUSR2 it writes the number of live bytes after a garbage collection to
// MEMORY_REPORT. The memory that the process has from the system says little: V8 returns garbage late.
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
