// `npm run demo`: the product as deployed, with all its services, on this machine.
import { runCommand } from '../stack/report';
import { serve } from '../stack/serve';

await runCommand(() => serve('start'));
process.exit();
