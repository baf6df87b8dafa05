// The platform as a PayPal partner at the stand-in, for tests.
import { z } from 'zod';
import { database } from '@/lib/db/client';
import {
  finishPartnerConnection,
  startPartnerConnection,
} from '@/lib/payments/partner/partner-connection.commands';
import type { Tenant } from '@/lib/tenants/tenant';
import { merchantIdOf } from '@/tools/paypal-sandbox/ids';
import type { SellerKind } from '@/tools/paypal-sandbox/partners/sellers';
import type { PayPal } from './paypal';

export const PARTNER = {
  clientId: 'partner',
  clientSecret: 'partner-secret',
  merchantId: merchantIdOf('partner'),
};

/** Sets the environment's partner account. Call it before anything reads the environment. */
export function setPartner(): void {
  process.env.PAYPAL_PARTNER_CLIENT_ID = PARTNER.clientId;
  process.env.PAYPAL_PARTNER_SECRET = PARTNER.clientSecret;
  process.env.PAYPAL_PARTNER_MERCHANT_ID = PARTNER.merchantId;
  process.env.PAYPAL_PARTNER_ATTRIBUTION_ID = 'Makerfront_SP';
}

const back = z.object({ returnUrl: z.url() });

/** Agrees on PayPal's page of a try; returns the query with which PayPal leads back. */
export async function agree(
  paypal: PayPal,
  page: string,
  seller: SellerKind = 'ready',
): Promise<URLSearchParams> {
  const response = await fetch(`${paypal.sandbox.url}/partner/onboarding/agree`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: new URL(page).searchParams.get('token'), seller }),
  });
  return new URL(back.parse(await response.json()).returnUrl).searchParams;
}

/** Begins a try of the shop; returns PayPal's page. */
export async function beginConnection({ id }: Pick<Tenant, 'id'>): Promise<string> {
  const started = await startPartnerConnection(id, 'http://shop.test/admin/settings/payments?connecting=1');
  if (!started.ok) {
    throw new Error(`The connection was not started: ${started.error}`);
  }
  return started.value;
}

/** Connects a shop through the platform; returns its account at PayPal. */
export async function connectShop(paypal: PayPal, tenant: Pick<Tenant, 'id'>): Promise<string> {
  await agree(paypal, await beginConnection(tenant));
  const finished = await finishPartnerConnection(tenant.id, async () => undefined);
  const { paypalMerchantId } = await database().tenant.findUniqueOrThrow({ where: { id: tenant.id } });
  if (!finished.ok || paypalMerchantId === null) {
    throw new Error('The shop was not connected');
  }
  return paypalMerchantId;
}
