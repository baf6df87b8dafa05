// PayPal's calls by which a seller connects to a partner: Partner Referrals v2 and Merchant Integrations v1.
import 'server-only';
import { z } from 'zod';
import { logger } from '@/lib/log';
import type { PartnerAccount } from '@/lib/payments/account/partner-account';
import { callPayPal, type PayPalCall } from '@/lib/payments/paypal/paypal-client';
import { payPalApiOf } from '@/lib/payments/paypal/paypal-environment';
import { toGatewayError } from '@/lib/payments/paypal/paypal-gateway';
import { parsePayPalError } from '@/lib/payments/paypal/paypal-replies';
import { err, ok, type Result } from '@/lib/result';

/** `refused`: PayPal does not let this account be a partner, or refused the request. */
export type PartnerError = 'unavailable' | 'refused';

const NOT_FOUND = 404;

async function call<Reply>(
  { credentials, environment }: PartnerAccount,
  request: PayPalCall,
  schema: z.ZodType<Reply>,
): Promise<Result<Reply | null, PartnerError>> {
  try {
    const reply = schema.safeParse(await callPayPal(credentials, payPalApiOf(environment), request));
    return reply.success ? ok(reply.data) : err('unavailable');
  } catch (error) {
    const paypal = parsePayPalError(error);
    if (paypal?.status === NOT_FOUND) {
      return ok(null);
    }
    const { kind } = toGatewayError(error);
    logger().warn({ event: 'paypal.partner_call_failed', verb: request.verb, kind, paypal });
    return err(kind === 'unavailable' ? 'unavailable' : 'refused');
  }
}

const referralReply = z
  .object({ links: z.array(z.object({ rel: z.string(), href: z.url({ protocol: /^https?$/ }) })) })
  .transform(({ links }) => links.find(({ rel }) => rel === 'action_url')?.href)
  .pipe(z.string());

/**
 * The page at PayPal on which a seller agrees that the platform acts for them. `trackingId` names this try, by which
 * PayPal says later who agreed. PayPal leads back to `returnUrl`.
 */
export async function createReferral(
  partner: PartnerAccount,
  { trackingId, returnUrl }: { trackingId: string; returnUrl: string },
): Promise<Result<string, PartnerError>> {
  const body = {
    tracking_id: trackingId,
    partner_config_override: { return_url: returnUrl },
    operations: [
      {
        operation: 'API_INTEGRATION',
        api_integration_preference: {
          rest_api_integration: {
            integration_method: 'PAYPAL',
            integration_type: 'THIRD_PARTY',
            third_party_details: { features: ['PAYMENT', 'REFUND', 'PARTNER_FEE'] },
          },
        },
      },
    ],
    products: ['EXPRESS_CHECKOUT'],
    legal_consents: [{ type: 'SHARE_DATA_CONSENT', granted: true }],
  };
  const path = '/v2/customer/partner-referrals';
  const reply = await call(partner, { verb: 'POST', path, body, requestId: trackingId }, referralReply);
  return reply.ok ? (reply.value === null ? err('refused') : ok(reply.value)) : reply;
}

const integrationsOf = ({ merchantId }: PartnerAccount) =>
  `/v1/customer/partners/${encodeURIComponent(merchantId)}/merchant-integrations`;

/** PayPal's id of an account. */
export const merchantIdText = z.string().regex(/^[A-Z0-9]{5,20}$/);

const trackedReply = z.object({ merchant_id: merchantIdText }).transform((reply) => reply.merchant_id);

/** The account that agreed in the try `trackingId`; null if none has yet. */
export const findSeller = (
  partner: PartnerAccount,
  trackingId: string,
): Promise<Result<string | null, PartnerError>> =>
  call(
    partner,
    { verb: 'GET', path: `${integrationsOf(partner)}?tracking_id=${encodeURIComponent(trackingId)}` },
    trackedReply,
  );

export type SellerStatus = {
  /** The platform may act for the account. */
  hasConsented: boolean;
  isEmailConfirmed: boolean;
  canReceive: boolean;
};

const statusReply = z.object({
  payments_receivable: z.boolean().default(false),
  primary_email_confirmed: z.boolean().default(false),
  oauth_integrations: z
    .array(z.object({ oauth_third_party: z.array(z.object({ partner_client_id: z.string() })).default([]) }))
    .default([]),
});

/** What PayPal says of a seller's account; null if it knows of no connection with the platform. */
export async function readSellerStatus(
  partner: PartnerAccount,
  merchantId: string,
): Promise<Result<SellerStatus | null, PartnerError>> {
  const path = `${integrationsOf(partner)}/${encodeURIComponent(merchantId)}`;
  const reply = await call(partner, { verb: 'GET', path }, statusReply);
  if (!reply.ok || reply.value === null) {
    return reply.ok ? ok(null) : reply;
  }
  const { payments_receivable: canReceive, primary_email_confirmed: isEmailConfirmed } = reply.value;
  const hasConsented = reply.value.oauth_integrations
    .flatMap(({ oauth_third_party: parties }) => parties)
    .some(({ partner_client_id: clientId }) => clientId === partner.clientId);
  return ok({ hasConsented, isEmailConfirmed, canReceive });
}
