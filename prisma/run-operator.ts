// `npm run operator -- invite EMAIL`: the way in for the platform's first operator.
import { inviteOperator } from '@/lib/auth/team/invite-operator';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { exitWithoutDatabase } from '@/lib/exit-without-database';
import { exitWithoutEnvironment } from '@/lib/exit-without-environment';
import { addressOfNow } from '@/lib/tenants/hosts/address-of-now';
import { findPlatform } from '@/lib/tenants/tenants.queries';
import { isEmailAddress } from '@/lib/text/email-address';
import { OperatorError, runCommand } from './operator/operator-error';

await runCommand(async () => {
  const [command, typed, ...rest] = process.argv.slice(2);
  const email = (typed ?? '').trim().toLowerCase();
  if (command !== 'invite' || !isEmailAddress(email) || rest.length > 0) {
    throw new OperatorError('Say whom: npm run operator -- invite you@example.com');
  }
  if (!process.env.MIGRATION_DATABASE_URL) {
    throw new OperatorError(
      'Set MIGRATION_DATABASE_URL: only the owner of the tables makes somebody an operator without another operator.',
    );
  }
  exitWithoutEnvironment();
  const platform = await exitWithoutDatabase(findPlatform());
  if (platform === null) {
    throw new OperatorError('The platform has no row in this database. Run npm run migrate first.');
  }
  const invited = await database().$transaction((db) =>
    inviteOperator(db, platform, {
      email,
      inviterName: env().PLATFORM_DOMAIN,
      storeUrl: addressOfNow(platform, null),
    }),
  );
  if (!invited.ok) {
    throw new OperatorError(`${email} is an operator already.`);
  }
  console.log(`The link is mailed to ${email}, and opens until ${invited.value.until.toISOString()}:`);
  console.log(invited.value.link);
});
process.exit();
