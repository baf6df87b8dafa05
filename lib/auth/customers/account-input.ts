import { z } from 'zod';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { cleanLine } from '@/lib/text/clean-text';
import { LONGEST_CONTACT, readContactAddress } from './contact-address';

/** UTF-16 units. `passwordProblems` checks shorter ones. */
const LONGEST_TYPED_PASSWORD = 1_000;
const LONGEST_TYPED_CODE = 40;
const LONGEST_NAME = 200;

const address = boundedText(withRoom(LONGEST_CONTACT)).transform((typed, context) => {
  const read = readContactAddress(typed);
  if (read === null) {
    context.addIssue({ code: 'custom', message: accountSignInSentences.addressInvalid });
    return z.NEVER;
  }
  return read;
});
const code = boundedText(LONGEST_TYPED_CODE).trim().min(1);
const password = boundedText(LONGEST_TYPED_PASSWORD).min(1);
const name = boundedText(withRoom(LONGEST_NAME)).transform(cleanLine).pipe(z.string().max(LONGEST_NAME));

export const addressInput = z.object({ address });
export const codeInput = z.object({ address, code });
export const passwordInput = z.object({ address, password });
export const signUpInput = z.object({ address, password, name });
export const recoveryInput = z.object({ address, code, password });
export const signOutInput = z.object({ scope: z.enum(['local', 'others', 'global']) });

/** The sentence for a refused field. */
export const accountFieldMessage = (path: string): string =>
  path === 'address'
    ? accountSignInSentences.addressInvalid
    : path === 'code'
      ? accountSignInSentences.codeMissing
      : path === 'name'
        ? accountSignInSentences.nameTooLong
        : accountSignInSentences.credentialsMissing;
