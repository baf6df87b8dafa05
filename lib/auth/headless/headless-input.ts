// The bodies of GoTrue's calls, reduced to the fields that this service uses. Other fields are dropped.
import { z } from 'zod';
import {
  type ContactAddress,
  LONGEST_CONTACT,
  readContactAddress,
} from '@/lib/auth/customers/contact-address';
import { headlessSentences as say } from '@/lib/messages/en/headless';
import { err, ok, type Result } from '@/lib/result';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { cleanLine } from '@/lib/text/clean-text';
import { LONGEST_REFRESH_TOKEN } from './app-refresh-token';

const LONGEST_TYPED_PASSWORD = 1_000;
const LONGEST_TYPED_CODE = 40;
const LONGEST_NAME = 200;
const LONGEST_WORD = 100;

const contact = boundedText(withRoom(LONGEST_CONTACT)).nullish();
const password = boundedText(LONGEST_TYPED_PASSWORD).nullish();
const code = boundedText(LONGEST_TYPED_CODE).nullish();
const word = boundedText(LONGEST_WORD).nullish();
const name = boundedText(withRoom(LONGEST_NAME))
  .transform(cleanLine)
  .pipe(z.string().max(LONGEST_NAME))
  .nullish();
/** Of `data`, only the name is stored. */
const data = z.object({ name, full_name: name }).nullish();

const addressed = { email: contact, phone: contact };

export const signUpBody = z.object({ ...addressed, password, data });
export const tokenBody = z.object({
  ...addressed,
  password,
  refresh_token: boundedText(LONGEST_REFRESH_TOKEN).nullish(),
});
export const otpBody = z.object({ ...addressed, create_user: z.boolean().nullish(), data });
export const verifyBody = z.object({
  ...addressed,
  type: word,
  token: code,
  token_hash: boundedText(400).nullish(),
});
export const resendBody = z.object({ ...addressed, type: word });
export const recoverBody = z.object({ email: contact });
export const userBody = z.object({ ...addressed, password, current_password: password, nonce: code, data });

export const factorBody = z.object({ factor_type: word, friendly_name: word, issuer: word });
export const factorVerifyBody = z.object({
  challenge_id: z.uuid(),
  code: boundedText(LONGEST_TYPED_CODE),
});

/** The name in `data`; undefined without one. */
export const nameIn = (given: z.output<typeof data>): string | undefined =>
  given?.name ?? given?.full_name ?? undefined;

type Given = { email?: string | null | undefined; phone?: string | null | undefined };

/** The one address of a body, normalised for rows and limits; else the error's sentence. */
export function addressIn(
  { email, phone }: Given,
  words: { none: string; both?: string },
): Result<ContactAddress, string> {
  if (email && phone) {
    return err(words.both ?? say.oneAddress);
  }
  if (!(email || phone)) {
    return err(words.none);
  }
  const kind = email ? 'email' : 'phone';
  // GoTrue's clients also send E.164 without its plus sign.
  const typed = email || (/^[1-9]\d{10,14}$/.test(phone ?? '') ? `+${phone}` : (phone ?? ''));
  const address = readContactAddress(typed);
  return address?.kind === kind ? ok(address) : err(kind === 'email' ? say.emailInvalid : say.phoneInvalid);
}
