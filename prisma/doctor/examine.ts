import { type Environment, EnvironmentError, env } from '@/lib/env';
import { currentRelease, releasesFolder } from '@/server/releases/releases.mjs';
import { checkDatabase } from './check-database';
import { checkFiles } from './check-files';
import { checkBuild, checkChoices, checkNode } from './check-machine';
import { checkMail, checkNames, checkPayPal } from './check-services';
import { bad, type Finding } from './finding';

/** Each wrong variable as a finding; none if a server would start with them. */
function checkVariables(): { environment: Environment } | { findings: Finding[] } {
  try {
    return { environment: env() };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) {
      throw error;
    }
    return {
      findings: error.problems.map((problem) =>
        bad('Variables', problem, 'Set it in .env or where the service gets its variables.'),
      ),
    };
  }
}

/** Looks at everything that a server with this configuration would need. */
export async function examine(folder: string): Promise<Finding[]> {
  const machine = [
    checkNode(process.versions.node),
    checkBuild(folder, currentRelease(releasesFolder(process.env))),
  ];
  const read = checkVariables();
  if ('findings' in read) {
    return [...machine, ...read.findings];
  }
  const { environment } = read;
  const found = await Promise.all([
    checkDatabase(environment),
    checkFiles(environment),
    checkMail(environment),
    checkPayPal(environment),
    checkNames(environment),
  ]);
  return [...machine, ...checkChoices(environment), ...found.flat()];
}
