// `npm run sweep`: one sweep, for a machine's own scheduler.
import { sweep } from './sweep';

// The report is in the log.
const { failures } = await sweep();
process.exit(failures === 0 ? 0 : 1);
