// The claims of a verified ID token about a person. Pure.
import { z } from 'zod';
import { cleanLine } from '@/lib/text/clean-text';
import { isEmailAddress } from '@/lib/text/email-address';

const LONGEST_NAME = 200;
const GOOGLE = 'https://accounts.google.com';

const claims = z.object({
  iss: z.string().min(1).max(300),
  // OpenID Connect Core, 2: at most 255 ASCII characters, compared exactly.
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  email: z.string().optional().catch(undefined),
  // Some providers send the text "true". A text does not count as verified.
  email_verified: z.boolean().optional().catch(undefined),
  hd: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

export type ProviderIdentity = {
  /** An identity is issuer and subject, never an address, because addresses change owners. */
  issuer: string;
  subject: string;
  /** In lower case if the provider confirms that it is the person's current address; else null. */
  provenEmail: string | null;
  name: string;
};

/**
 * Whether the provider confirms the current owner of the address. Google checks an address of another mail
 * service once, when the account is created, and keeps saying `email_verified`. It is authoritative only for
 * its own domains (its documentation, "Verify the Google ID token"): gmail.com, and those with `hd`.
 */
function vouchesFor(email: string, { iss, email_verified, hd }: z.infer<typeof claims>): boolean {
  if (email_verified !== true) {
    return false;
  }
  return iss !== GOOGLE || email.endsWith('@gmail.com') || Boolean(hd);
}

/** The person in an ID token whose signature and claims were checked. Throws if it names none. */
export function providerIdentityOf(verified: unknown): ProviderIdentity {
  const said = claims.parse(verified);
  const email = said.email?.trim().toLowerCase() ?? '';
  return {
    issuer: said.iss,
    subject: said.sub,
    provenEmail: isEmailAddress(email) && vouchesFor(email, said) ? email : null,
    name: [...cleanLine((said.name ?? '').slice(0, 4 * LONGEST_NAME))].slice(0, LONGEST_NAME).join(''),
  };
}
