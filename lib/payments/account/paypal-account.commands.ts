import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { PayPalCredentials } from '@/lib/payments/paypal/paypal-client';
import type { PayPalEnvironment } from '@/lib/payments/paypal/paypal-environment';
import { registerWebhook, removeWebhook, type WebhookError } from '@/lib/payments/paypal/paypal-webhook';
import { err, ok, type Result } from '@/lib/result';
import { sealSecret } from '@/lib/secrets/secrets';
import { checkPayPalAccount } from './check-paypal-account';
import { readStoredAccount, type StoredAccount } from './paypal-account.queries';

type AccountColumns = {
  paypalClientId: string | null;
  paypalSecretEncrypted: string | null;
  paypalWebhookId: string | null;
  paypalEnvironment: PayPalEnvironment | null;
  paypalMerchantId: string | null;
};

/** Makes this the shop's account. */
export async function storeAccount(tenantId: TenantId, data: AccountColumns): Promise<void> {
  await tenantDb(tenantId, async (db) => {
    await db.tenant.update({ where: { id: tenantId }, data, select: { id: true } });
    await recordChange(db, tenantId, { kind: 'tenant' });
  });
}

/**
 * Stores the shop's PayPal account after PayPal has confirmed it, and returns which of PayPal's worlds knows it. If
 * PayPal refuses it or does not answer, the old account stays. The secret is stored encrypted, readable for this shop
 * only. Registers `webhookUrl` for PayPal's messages; the account is connected even if that fails. `begunFrom` is the
 * client id from when the form was opened, null for none: if another one is stored by now, nothing changes, and
 * `current` is returned.
 */
export async function connectPayPal(
  tenantId: TenantId,
  typed: PayPalCredentials,
  webhookUrl: string | null = null,
  begunFrom?: string | null,
): Promise<Result<PayPalEnvironment | null, 'refused' | 'unavailable' | { current: string | null }>> {
  const found = await overtakenBy(tenantId, begunFrom);
  if (found !== null) {
    return err(found);
  }
  const checked = await checkPayPalAccount(typed);
  if (!checked.ok) {
    return checked;
  }
  // Checked again, because the call to PayPal may have taken long.
  const overtaken = await overtakenBy(tenantId, begunFrom);
  if (overtaken !== null) {
    return err(overtaken);
  }
  const credentials = { ...typed, environment: checked.value };
  const before = await readStoredAccount(tenantId);
  const isSame = before?.merchantId === null && before.clientId === credentials.clientId;
  const registered = webhookUrl === null ? null : await registerWebhook(credentials, webhookUrl);
  await storeAccount(tenantId, {
    paypalClientId: credentials.clientId,
    paypalSecretEncrypted: sealSecret('paypal-secret', tenantId, credentials.clientSecret),
    paypalWebhookId: registered?.ok ? registered.value : isSame ? before.webhookId : null,
    paypalEnvironment: checked.value,
    paypalMerchantId: null,
  });
  if (!isSame) {
    await endMessages(before);
  }
  return ok(checked.value);
}

/**
 * The client id that somebody else has stored meanwhile; null if it is still the one from when the form was opened.
 */
async function overtakenBy(
  tenantId: TenantId,
  begunFrom: string | null | undefined,
): Promise<{ current: string | null } | null> {
  const current = begunFrom === undefined ? null : await readClientId(tenantId);
  return begunFrom === undefined || current === begunFrom ? null : { current };
}

async function readClientId(tenantId: TenantId): Promise<string | null> {
  const row = await tenantDb(tenantId, (db) =>
    db.tenant.findUniqueOrThrow({
      where: { id: tenantId },
      select: { paypalClientId: true, paypalMerchantId: true },
    }),
  );
  // The form shows none while the shop is connected through the platform.
  return row.paypalMerchantId === null ? row.paypalClientId : null;
}

/** Deletes the shop's PayPal account and its secret. Captured payments stay unchanged. */
export async function disconnectPayPal(tenantId: TenantId): Promise<void> {
  const before = await readStoredAccount(tenantId);
  await storeAccount(tenantId, {
    paypalClientId: null,
    paypalSecretEncrypted: null,
    paypalWebhookId: null,
    paypalEnvironment: null,
    paypalMerchantId: null,
  });
  await endMessages(before);
}

/** Removes the webhook of an account that the shop no longer uses. */
export async function endMessages(account: StoredAccount | null): Promise<void> {
  if (account?.credentials && account.webhookId !== null) {
    await removeWebhook(account.credentials, account.webhookId);
  }
}

/** Registers the webhook of the shop's account again; `not_connected` if there is no working account. */
export async function requestMessages(
  tenantId: TenantId,
  webhookUrl: string,
): Promise<Result<null, WebhookError | 'not_connected'>> {
  const account = await readStoredAccount(tenantId);
  // The platform hears of a shop that is connected through it.
  if (!account?.credentials || account.merchantId !== null) {
    return err('not_connected');
  }
  const registered = await registerWebhook(account.credentials, webhookUrl);
  if (!registered.ok) {
    return registered;
  }
  // Only if no other account was connected meanwhile: the webhook id belongs to the account that was asked.
  const { count } = await tenantStatement(tenantId, (db) =>
    db.tenant.updateMany({
      where: { id: tenantId, paypalClientId: account.clientId },
      data: { paypalWebhookId: registered.value },
    }),
  );
  return count === 1 ? ok(null) : err('not_connected');
}
