// `npm run sweep`: one sweep, for a machine's own scheduler.
import { exitWithoutDatabase } from '@/lib/exit-without-database';
import { exitWithoutEnvironment } from '@/lib/exit-without-environment';
import { sweep } from './sweep';

exitWithoutEnvironment();

// The report is in the log.
const { failures } = await exitWithoutDatabase(sweep());
process.exit(failures === 0 ? 0 : 1);
