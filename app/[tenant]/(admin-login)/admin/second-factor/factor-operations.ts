import { callAction } from '@/components/admin/call-action';
import type { FactorOperations } from '@/components/session/factors/operations';
import { factorSentences } from '@/lib/messages/en/factors';
import {
  addPasskey,
  confirmApp,
  enrolApp,
  readNewPasskeyOptions,
  removeOwnFactor,
  renewRecoveryCodes,
} from './factor-actions';

const { failed } = factorSentences;

/** Staff changes of their own factors. The page's dialog asks for a fresh proof when needed. */
export const staffFactors: FactorOperations = {
  enrolApp: (input) => callAction(enrolApp, input, failed),
  confirmApp: (input) => callAction(confirmApp, input, failed),
  newPasskeyOptions: (input) => callAction(readNewPasskeyOptions, input, failed),
  addPasskey: (input) => callAction(addPasskey, input, failed),
  remove: (input) => callAction(removeOwnFactor, input, failed),
  renewCodes: (input) => callAction(renewRecoveryCodes, input, failed),
};
