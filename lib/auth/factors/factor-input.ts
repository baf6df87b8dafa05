import { z } from 'zod';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { cleanLine } from '@/lib/text/clean-text';
import { LONGEST_FACTOR_NAME } from './factor';
import { newPasskeyInput, passkeyInput } from './passkey-input';

/** UTF-16 units: a recovery code with dashes and spaces. */
const LONGEST_TYPED_CODE = 60;

export const factorCode = boundedText(LONGEST_TYPED_CODE).trim().min(1);

/** A factor's name; an empty one becomes the name of its kind. */
export const factorName = boundedText(withRoom(LONGEST_FACTOR_NAME))
  .transform(cleanLine)
  .pipe(z.string().max(LONGEST_FACTOR_NAME));

export const factorInput = z.object({ id: z.uuid() });
export const nameInput = z.object({ name: factorName });
export const confirmAppInput = z.object({ id: z.uuid(), code: factorCode });
export const keepPasskeyInput = z.object({ name: factorName, answer: newPasskeyInput });
export const passkeyAnswerInput = z.object({ answer: passkeyInput });
export const proofCodeInput = z.object({ kind: z.enum(['totp', 'recovery']), code: factorCode });
export const proofPasswordInput = z.object({ password: boundedText(1_000).min(1) });
export const mailedCodeInput = z.object({ code: factorCode });
