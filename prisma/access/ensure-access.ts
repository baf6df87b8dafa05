// Roles, grants, row-level security and policies: checked at each migration, and created where they are missing. A
// migration creates them once. A database restored from elsewhere says that all of its migrations ran, and has none
// of the roles: those belonged to the lost cluster.
import { Client } from 'pg';
import { CAREFULLY, lockedTable } from '../change-carefully';
import { OperatorError } from '../operator/operator-error';
import { accessProblems, type Problem } from './access-problems';
import { readCatalogue } from './read-catalogue';

/** Some differences show only after others are repaired: a missing role has no rights to check. */
const MOST_TURNS = 4;

/**
 * Repairs differences from `lib/db/access.ts`; returns what they were. Ends with an `OperatorError` that names what
 * it cannot repair, and then changes nothing.
 */
export async function ensureAccess(ownerUrl: string): Promise<string[]> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('BEGIN');
    // Roles belong to the cluster: only one migration of its databases at a time.
    await owner.query(`SELECT pg_advisory_xact_lock(hashtext('makerfront.access'))`);
    await owner.query(CAREFULLY);
    const mended = await mendAll(owner);
    await owner.query('COMMIT');
    return mended;
  } finally {
    await owner.end();
  }
}

async function mendAll(owner: Client): Promise<string[]> {
  const mended: string[] = [];
  for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
    const problems = accessProblems(await readCatalogue(owner));
    if (problems.length === 0) {
      return mended;
    }
    const hopeless = problems.filter(({ says, mends }) => mends.length === 0 || mended.includes(says));
    if (hopeless.length > 0) {
      throw new OperatorError(
        `The database is not in order, and this login cannot mend it: ${hopeless.map(({ says }) => says).join('; ')}.`,
      );
    }
    for (const problem of problems) {
      await mend(owner, problem);
      mended.push(problem.says);
    }
  }
  throw new OperatorError(`The database does not come to order: ${mended.slice(-5).join('; ')}.`);
}

async function mend(owner: Client, { says, mends }: Problem): Promise<void> {
  for (const statement of mends) {
    try {
      await owner.query(statement);
    } catch (error) {
      const locked = lockedTable(error);
      if (locked !== null) {
        throw new OperatorError(
          `The database is not in order: ${says}. Mending it must wait: ${locked}, and run npm run migrate again.`,
        );
      }
      const reason = error instanceof Error ? error.message : String(error);
      throw new OperatorError(
        `The database is not in order: ${says}. MIGRATION_DATABASE_URL has a login that could not mend it (${reason}). Run this with one that may, and npm run migrate again: ${statement}`,
      );
    }
  }
}
