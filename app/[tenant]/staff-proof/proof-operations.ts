import type { ProofOperations } from '@/components/session/factors/operations';
import {
  proveWithCode,
  proveWithMailedCode,
  proveWithPasskey,
  proveWithPassword,
  readPasskeyOptions,
  readProofWays,
  sendStaffCode,
} from './actions';

/** How staff prove who they are. */
export const staffProof: ProofOperations = {
  ways: readProofWays,
  code: proveWithCode,
  password: proveWithPassword,
  passkeyOptions: readPasskeyOptions,
  passkey: proveWithPasskey,
  sendCode: sendStaffCode,
  mailedCode: proveWithMailedCode,
};
