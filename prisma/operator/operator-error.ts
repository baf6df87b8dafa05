/** Something that an operator can fix, in one sentence. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Ends a command: with 0, or with 1 and the sentence; a bug is shown with its stack. */
export async function runCommand(work: () => Promise<void>): Promise<never> {
  try {
    await work();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(1);
  }
}
