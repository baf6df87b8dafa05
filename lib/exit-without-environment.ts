import 'server-only';
import { env } from './env';

/** For commands: if variables are missing, ends the process with one sentence instead of a stack trace. */
export function exitWithoutEnvironment(): void {
  try {
    env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
