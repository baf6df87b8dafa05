// `npm run demo`: the product as it is deployed, with everything it needs, on this machine.
import { runCommand } from '../stack/report';
import { serve } from '../stack/serve';

await runCommand(() => serve('start'));
process.exit();
