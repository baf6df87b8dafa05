'use server';
import { headers } from 'next/headers';
import { after } from 'next/server';
import { requireRecentProof } from '@/lib/auth/admin';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { adminAction } from '@/lib/entry/admin-action';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { refused } from '@/lib/outcome';
import { inviteSignup, setFee, setOpening } from '@/lib/platform/platform.commands';
import { feeInput, moveInput, openingInput, signupInput } from '@/lib/platform/platform-input';
import { ok } from '@/lib/result';
import { storeAddress } from '@/lib/tenants/hosts/store-address';
import { moveShopAsOperator } from '@/lib/tenants/state/move-shop.commands';

/** Who may open a shop. */
export const saveOpening = adminAction({
  may: 'platform.edit',
  schema: openingInput,
  async handle(operator, { opening }) {
    await setOpening(operator, opening);
    return ok(null);
  },
});

/** Sets a shop's fees from a day on. */
export const saveFee = adminAction({
  may: 'platform.edit',
  schema: feeInput,
  admit: requireRecentProof,
  async handle(operator, { id, percentage: basisPoints, fixed: fixedCents, from }) {
    await setFee(operator, id, { basisPoints, fixedCents, from });
    return ok(null);
  },
});

/** Suspends, reopens or closes a shop. */
export const moveShopState = adminAction({
  may: 'platform.edit',
  schema: moveInput,
  admit: requireRecentProof,
  async handle(operator, { id, ...wanted }) {
    const moved = await moveShopAsOperator(operator, id, wanted);
    return moved.ok ? ok(null) : refused(say.moveRefusals[moved.error]);
  },
});

/** Allows an address to open a shop, and mails it. */
export const inviteToOpen = adminAction({
  may: 'platform.edit',
  schema: signupInput,
  async handle(operator, { id }) {
    const { tenant } = operator;
    const siteUrl = await storeAddress(tenant, await headers());
    const invited = await inviteSignup(operator, tenant, { id, siteUrl });
    if (!invited.ok) {
      return refused(say.gone);
    }
    const { email } = invited.value;
    after(() => deliverAccountMails(tenant.id, email));
    return ok({ email });
  },
});
