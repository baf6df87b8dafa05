// `npm run rotate-secrets`: after a new secret was put first in APP_SECRET, and before the old one is taken out.
import { rotateFactorSecrets } from '@/lib/auth/factors/rotate-factor-secrets';
import { exitWithoutEnvironment } from '@/lib/exit-without-environment';
import { rotateSecrets } from '@/lib/payments/account/rotate-secrets';

exitWithoutEnvironment();

const [shops, factors] = [await rotateSecrets(), await rotateFactorSecrets()];
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
