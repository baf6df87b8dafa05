// The input of Settings, Domains.
import { z } from 'zod';
import { domainSentences } from '@/lib/messages/en/admin/store/domains';
import { EMAIL_INVALID } from '@/lib/messages/en/email-invalid';
import { boundedText, emailInput, withRoom } from '@/lib/text/bounded-text';

/** The longest name of DNS (RFC 1035 §2.3.4). */
const LONGEST_NAME = 253;

export const claimInput = z.object({ domain: boundedText(withRoom(LONGEST_NAME)) });
export const domainInput = z.object({ id: z.uuid() });
export const stepsInput = z.object({ id: z.uuid(), email: emailInput });

/** The sentence for a field that was refused. */
export const domainFieldMessage = (path: string): string =>
  path === 'email'
    ? EMAIL_INVALID
    : path === 'domain'
      ? domainSentences.problems.invalid
      : domainSentences.failed;
