import 'server-only';
import { reasonOf } from './reason-of';

/** For commands: if the database cannot be reached, ends the process with one sentence instead of a stack trace. */
export async function exitWithoutDatabase<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    // Prisma has several codes for it, and one text.
    if (error instanceof Error && /Can't reach database server/.test(error.message)) {
      console.error(`${reasonOf(error)}. Bring it back, or correct its address, and run this again.`);
      process.exit(1);
    }
    throw error;
  }
}
