// `npm run dev`: the demo's stack with Next's development server.
import { runCommand } from '../stack/report';
import { serve } from '../stack/serve';

await runCommand(() => serve('dev'));
process.exit();
