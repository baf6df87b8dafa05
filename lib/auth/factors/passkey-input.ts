// The parts of a browser's passkey answer that the server reads. Lengths are checked first: the input is
// untrusted.
import { z } from 'zod';
import { boundedText } from '@/lib/text/bounded-text';

/** Characters of base64url. A credential's id has at most 1,023 bytes. */
const LONGEST_ID = 1_400;
const LONGEST_PART = 16_000;

const part = boundedText(LONGEST_PART)
  .min(1)
  .regex(/^[\w-]+$/);
const credentialId = boundedText(LONGEST_ID)
  .min(1)
  .regex(/^[\w-]+$/);
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  // We neither request nor read extensions.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** A new passkey. */
export const newPasskeyInput = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    // Only hints. Transports that we do not know are dropped.
    transports: z
      .array(z.unknown())
      .max(20)
      .optional()
      .transform((list) => (list ?? []).flatMap((one) => transport.safeParse(one).data ?? [])),
  }),
});

/** A passkey's signature. */
export const passkeyInput = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: boundedText(200).optional(),
  }),
});

export type NewPasskeyAnswer = z.output<typeof newPasskeyInput>;
export type PasskeyAnswer = z.output<typeof passkeyInput>;
