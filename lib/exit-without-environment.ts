import 'server-only';
import { env } from './env';

/** For commands: ends the process with one sentence where variables are missing, in place of a stack. */
export function exitWithoutEnvironment(): void {
  try {
    env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
