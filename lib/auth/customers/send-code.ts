import 'server-only';
import { randomUUID } from 'node:crypto';
import { CODE_LIFE, type CodeKey, type CodePurpose, requesterHash } from '@/lib/auth/codes/code-rules';
import { makeCode } from '@/lib/auth/codes/one-time-codes.commands';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import type { Prisma } from '@/lib/db/generated/client';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { codeMailSentences } from '@/lib/messages/en/mails/code-mail';
import { sendLimitedTextMessage } from '@/lib/sms/send-limited';
import type { Tenant } from '@/lib/tenants/tenant';
import type { ContactAddress } from './contact-address';

export type CodeToSend = {
  address: ContactAddress;
  purpose: CodePurpose;
  /** The cookie value of the browser that asked. */
  requester: string | undefined;
  customerId: string | null;
  detail?: Prisma.InputJsonObject;
  /** Instead of `detail`: computed in the transaction that makes the code. */
  decideDetail?: (db: Database, key: CodeKey) => Promise<Prisma.InputJsonObject>;
  /** The account's new address if it replaces `address`; the message names it. */
  newAddress?: string;
};

/**
 * Makes a code and sends it, by mail through the outbox or as a text message. Slow, so call it after the response. A
 * failure of the gateway is logged: the person can ask for another code.
 */
export async function sendCode(
  tenant: Tenant,
  { address, purpose, requester, newAddress, detail = {}, decideDetail, customerId }: CodeToSend,
): Promise<void> {
  const key: CodeKey = { purpose, address: address.value, requester: requesterHash(requester) };
  const code = await tenantDb(tenant.id, async (db) => {
    const decided = decideDetail === undefined ? detail : await decideDetail(db, key);
    const made = await makeCode(db, tenant.id, { ...key, customerId, detail: decided });
    if (address.kind === 'email') {
      await oweAccountMail(db, tenant.id, {
        kind: 'one_time_code',
        recipient: address.value,
        subject: randomUUID(),
        parameters: { code: made, purpose, ...(newAddress !== undefined && { newAddress }) },
        expiresAt: new Date(Date.now() + CODE_LIFE),
      });
    }
    return made;
  });
  if (address.kind === 'email') {
    await deliverAccountMails(tenant.id, address.value);
    return;
  }
  const text =
    newAddress === undefined
      ? codeMailSentences.text(code, tenant.name)
      : codeMailSentences.textOfChange(code, tenant.name, newAddress);
  await sendLimitedTextMessage(tenant.id, { to: address.value, text });
}
