// `npm run rotate-secrets`: run it after adding a new secret as the first one in APP_SECRET, and before removing the
// old one.
import { rotateFactorSecrets } from '@/lib/auth/factors/rotate-factor-secrets';
import { exitWithoutDatabase } from '@/lib/exit-without-database';
import { exitWithoutEnvironment } from '@/lib/exit-without-environment';
import { rotateSecrets } from '@/lib/payments/account/rotate-secrets';

exitWithoutEnvironment();

const [shops, factors] = [
  await exitWithoutDatabase(rotateSecrets()),
  await exitWithoutDatabase(rotateFactorSecrets()),
];
const sealedAnew = shops.sealedAnew + factors.sealedAnew;
const current = shops.current + factors.current;
const unreadable = shops.unreadable + factors.unreadable;
console.log(
  `Sealed anew: ${sealedAnew}. With the newest key already: ${current}. Unreadable: ${unreadable}.`,
);
console.log(
  unreadable === 0
    ? 'The older secrets may be taken out of APP_SECRET once the links and sessions that they signed may end.'
    : 'The log names the shops whose secret no listed key opens, which must connect PayPal again, and counts the authenticator apps, which must be added anew.',
);
process.exit(unreadable === 0 ? 0 : 1);
