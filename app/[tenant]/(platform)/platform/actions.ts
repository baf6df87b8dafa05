'use server';
import { headers } from 'next/headers';
import { after } from 'next/server';
import { requireRecentProof } from '@/lib/auth/admin';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { ENTER_PATH } from '@/lib/auth/sign-in/hand-off';
import { adminAction } from '@/lib/entry/admin-action';
import { deliverShopMails } from '@/lib/jobs/outbox-worker';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { refused } from '@/lib/outcome';
import { actAsOwner } from '@/lib/platform/act.commands';
import { setFeatured } from '@/lib/platform/featured.commands';
import { mailWayIn } from '@/lib/platform/mail-way-in.commands';
import { inviteSignup, setFee, setOpening } from '@/lib/platform/platform.commands';
import {
  actInput,
  addressInput,
  featureInput,
  feeInput,
  moveInput,
  openingInput,
  shopInput,
  signupInput,
} from '@/lib/platform/platform-input';
import { ok } from '@/lib/result';
import { changeSlugAsOperator } from '@/lib/tenants/change-slug.commands';
import { storeAddress, storeLinks } from '@/lib/tenants/hosts/store-address';
import { moveShopAsOperator } from '@/lib/tenants/state/move-shop.commands';
import { findTenantById } from '@/lib/tenants/tenants.queries';

/** Who may open a shop. */
export const saveOpening = adminAction({
  may: 'platform.edit',
  schema: openingInput,
  async handle(operator, { opening }) {
    await setOpening(operator, opening);
    return ok(null);
  },
});

/** What a shop pays from a day on. */
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

/** Gives a shop another address; the one before leads on. */
export const changeShopAddress = adminAction({
  may: 'platform.edit',
  schema: addressInput,
  admit: requireRecentProof,
  async handle(operator, { id, ...wanted }) {
    const changed = await changeSlugAsOperator(operator, id, wanted);
    if (changed.ok) {
      return ok(null);
    }
    const sentence = say.addressRefusals[changed.error];
    return changed.error === 'moved_on' || changed.error === 'gone'
      ? refused(sentence)
      : refused(sentence, { slug: sentence });
  },
});

/** Lets the operator act as the owner of a shop, and tells its owners. Answers the way into it. */
export const actInShop = adminAction({
  may: 'platform.edit',
  schema: actInput,
  admit: requireRecentProof,
  async handle(operator, { id, reason }) {
    const shop = await findTenantById(id);
    const acting = shop && (await actAsOwner(operator, id, reason));
    if (!shop || !acting?.ok) {
      return refused(say.actRefused);
    }
    after(() => deliverShopMails(id));
    return ok({ href: (await storeLinks(shop))(ENTER_PATH) });
  },
});

/** Mails a shop's owners how they get in. */
export const sendWayIn = adminAction({
  may: 'platform.edit',
  schema: shopInput,
  async handle(operator, { id }) {
    const shop = await findTenantById(id);
    const owners = shop === null ? 0 : await mailWayIn(operator, operator.tenant, shop);
    if (owners === 0) {
      return refused(say.noOwners);
    }
    after(() => deliverShopMails(operator.tenant.id));
    return ok(null);
  },
});

/** Shows a shop on the landing page, or takes it from there. */
export const featureShop = adminAction({
  may: 'platform.edit',
  schema: featureInput,
  async handle(operator, { id, isFeatured }) {
    const set = await setFeatured(operator, id, isFeatured);
    return set.ok ? ok(null) : refused(say.addressRefusals.gone);
  },
});

/** Lets an address open a shop, and mails it. */
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
