// `npm run rotate-secrets`: run it after adding a new secret as the first one in APP_SECRET, and before removing the
// old one.
import { exitWithoutEnvironment } from '@/lib/exit-without-environment';
import { rotateSecrets } from './rotate-secrets';

exitWithoutEnvironment();

const { sealedAnew, current, unreadable } = await rotateSecrets();
console.log(
  `Sealed anew: ${sealedAnew}. With the newest key already: ${current}. Unreadable: ${unreadable}.`,
);
console.log(
  unreadable === 0
    ? 'The older secrets may be taken out of APP_SECRET once the links and sessions that they signed may end.'
    : 'The log names the shops whose secret no listed key opens. They must connect PayPal again.',
);
process.exit(unreadable === 0 ? 0 : 1);
