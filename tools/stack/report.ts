// Output of the commands: a line when a step begins and when it is done, and one sentence when it fails.

/** Something that a person can fix, in one sentence. Anything else that is thrown is a bug. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/** Runs one step and prints how long it took. */
export async function step<Value>(title: string, work: () => Promise<Value>): Promise<Value> {
  const startedAt = performance.now();
  process.stdout.write(`  ${title} … `);
  try {
    const value = await work();
    process.stdout.write(`${((performance.now() - startedAt) / 1_000).toFixed(1)} s\n`);
    return value;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}

/** Prints rows as two aligned columns. */
export function table(rows: readonly (readonly [string, string])[]): void {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) {
    console.log(`  ${name.padEnd(width)}  ${value}`);
  }
}

/** Runs a command's `main`: a `SetupError` ends it with its sentence, anything else with its stack. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
