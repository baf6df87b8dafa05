import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Somebody with an account at the stand-in. */
export const accountForm = z.object({
  email: z.string().trim().min(3).max(254),
  name: z.string().trim().max(200).default(''),
  /** A checkbox: absent, or "on". */
  verified: z.literal('on').optional(),
});

export type Account = { email: string; name: string; isVerified: boolean };

/** Those that the page offers at once: a shopper, one whose address the provider has not confirmed, the shops' owners. */
export const DEMO_ACCOUNTS: readonly Account[] = [
  { email: 'rosa.delgado@example.test', name: 'Rosa Delgado', isVerified: true },
  { email: 'june.okafor@example.test', name: 'June Okafor', isVerified: false },
  { email: 'owner@clayandkiln.test', name: 'Clay & Kiln’s owner', isVerified: true },
  { email: 'owner@stitchworks.test', name: 'Stitchworks’ owner', isVerified: true },
  { email: 'owner@quietloom.test', name: 'Quiet Loom’s owner', isVerified: true },
];

/** The same person each time, also after a restart: a number of 21 digits, as Google's are. */
export function subjectOf({ email }: Pick<Account, 'email'>): string {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16);
  return `1${BigInt(`0x${hash}`).toString().padStart(20, '0').slice(0, 20)}`;
}
