// `npm run dev`: the demo's stack with Next's development server.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/paths';
import { runCommand } from '../stack/report';
import { serve } from '../stack/serve';

// What an earlier run has compiled is not always told apart from what there is now, above all after packages have
// changed: pages then reload without end.
rmSync(join(root, '.next/dev'), { recursive: true, force: true });
await runCommand(() => serve('dev'));
process.exit();
