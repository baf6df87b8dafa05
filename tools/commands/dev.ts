// `npm run dev`: the demo's stack with Next's development server.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/paths';
import { runCommand } from '../stack/report';
import { serve } from '../stack/serve';

// Delete the compiled files of earlier runs: Next does not always notice that they are stale, above all after
// packages have changed, and pages then reload without end.
rmSync(join(root, '.next/dev'), { recursive: true, force: true });
await runCommand(() => serve('dev'));
process.exit();
