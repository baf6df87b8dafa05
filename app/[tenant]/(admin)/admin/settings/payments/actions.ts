'use server';
import { refresh } from 'next/cache';
import { z } from 'zod';
import { requireRecentProof } from '@/lib/auth/admin';
import { noteAudit } from '@/lib/auth/audit-log';
import { adminAction } from '@/lib/entry/admin-action';
import { countTry } from '@/lib/limits/rate-limits';
import { messages } from '@/lib/messages';
import { partnerSentences } from '@/lib/messages/en/admin/payments';
import { type Outcome, refused } from '@/lib/outcome';
import type { PartnerAccount } from '@/lib/payments/account/partner-account';
import {
  connectPayPal,
  disconnectPayPal,
  requestMessages,
} from '@/lib/payments/account/paypal-account.commands';
import { payPalAccountSaveInput, payPalFieldMessage } from '@/lib/payments/account/paypal-account-input';
import {
  finishPartnerConnection,
  registerPartnerWebhook,
  startPartnerConnection,
} from '@/lib/payments/partner/partner-connection.commands';
import { ok } from '@/lib/result';
import { platformUrl } from '@/lib/tenants/hosts/platform-address';
import { storeLinks } from '@/lib/tenants/hosts/store-address';
import type { PayPalValues, SettingsSave } from '@/lib/tenants/settings/settings-save';
import type { Tenant } from '@/lib/tenants/tenant';
import { findPlatform } from '@/lib/tenants/tenants.queries';

const sentences = {
  refused: messages.settings.payPalRefused,
  unavailable: messages.settings.payPalUnreachable,
} as const;

/** The address for PayPal's messages to the shop; null if no address is certain to be the shop's own. */
const webhookUrlOf = async (tenant: Tenant): Promise<string | null> =>
  (await storeLinks(tenant))('/api/paypal/webhook');

/** Refuses whoever has given no proof, or asks PayPal too often for one shop. */
async function mayAskPayPal(
  tenant: Tenant,
  proved: ReturnType<typeof requireRecentProof>,
): Promise<Outcome<null>> {
  if (!proved.ok) {
    return proved;
  }
  const counted = await countTry([{ limit: 'payPalAccount', key: tenant.id }]);
  return counted.ok ? ok(null) : refused(messages.auth.tooManyAttempts(counted.error.minutes));
}

/** Checks an account with PayPal and makes it the shop's. */
export const savePayPalAccount = adminAction({
  may: 'paypal.edit',
  schema: payPalAccountSaveInput,
  fieldMessage: payPalFieldMessage,
  failureMessage: messages.settings.saveFailed,
  handle: async (admin, { base, ...input }) => {
    const admitted = await mayAskPayPal(admin.tenant, requireRecentProof(admin));
    if (!admitted.ok) {
      return admitted;
    }
    const { tenant, userId } = admin;
    const url = await webhookUrlOf(tenant);
    const connected = await connectPayPal(tenant.id, input, url, base?.clientId);
    if (!connected.ok) {
      return typeof connected.error === 'string'
        ? refused(sentences[connected.error])
        : ok<SettingsSave<PayPalValues>>({
            kind: 'changed',
            current: { clientId: connected.error.current },
          });
    }
    noteAudit('paypal.account_changed', { tenantId: tenant.id, userId, isConnected: true });
    return ok<SettingsSave<PayPalValues>>({ kind: 'saved' });
  },
});

/** Begins to connect the shop's account through the platform's; the answer has PayPal's page. */
export const startConnection = adminAction({
  may: 'paypal.edit',
  schema: z.null(),
  failureMessage: partnerSentences.failed,
  handle: async (admin) => {
    const admitted = await mayAskPayPal(admin.tenant, requireRecentProof(admin));
    if (!admitted.ok) {
      return admitted;
    }
    const { tenant } = admin;
    const started = await startPartnerConnection(
      tenant.id,
      (await storeLinks(tenant))('/admin/settings/payments?connecting=1'),
    );
    return started.ok ? ok({ url: started.value }) : refused(partnerSentences.failures[started.error]);
  },
});

/** Asks PayPal who has agreed, and makes that account the shop's. */
export const finishConnection = adminAction({
  may: 'paypal.edit',
  schema: z.null(),
  failureMessage: partnerSentences.failed,
  // Without a new proof: the tries are this shop's own, and each began with one.
  handle: async ({ tenant, userId }) => {
    const admitted = await mayAskPayPal(tenant, ok(null));
    if (!admitted.ok) {
      return admitted;
    }
    const finished = await finishPartnerConnection(tenant.id, hearOfPartners);
    if (!finished.ok) {
      return refused(partnerSentences.failures[finished.error]);
    }
    noteAudit('paypal.account_changed', { tenantId: tenant.id, userId, isConnected: true });
    refresh();
    return ok(null);
  },
});

/** The platform hears of all shops that are connected through it. */
async function hearOfPartners(partner: PartnerAccount): Promise<void> {
  const platform = await findPlatform();
  if (platform !== null) {
    await registerPartnerWebhook(platform.id, partner, platformUrl('/api/platform/paypal/webhook'));
  }
}

/** Deletes the shop's PayPal account. */
export const removePayPalAccount = adminAction({
  may: 'paypal.edit',
  schema: z.null(),
  failureMessage: messages.settings.saveFailed,
  handle: async (admin) => {
    const proved = requireRecentProof(admin);
    if (!proved.ok) {
      return proved;
    }
    const { tenant, userId } = admin;
    await disconnectPayPal(tenant.id);
    noteAudit('paypal.account_changed', { tenantId: tenant.id, userId, isConnected: false });
    return ok(null);
  },
});

/** Registers the shop's webhook at PayPal again. */
export const requestPayPalMessages = adminAction({
  may: 'paypal.edit',
  schema: z.null(),
  failureMessage: messages.payPalMessages.failed,
  handle: async ({ tenant }) => {
    const url = await webhookUrlOf(tenant);
    if (url === null) {
      return refused(messages.payPalMessages.noAddress);
    }
    const requested = await requestMessages(tenant.id, url);
    if (!requested.ok) {
      return refused(
        requested.error === 'unavailable'
          ? messages.payPalMessages.unavailable
          : requested.error === 'refused'
            ? messages.payPalMessages.refused
            : messages.settings.payPalIncomplete,
      );
    }
    refresh();
    return ok(null);
  },
});
