import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { resourceNotFound } from '../http/errors';
import { type Answer, header } from '../http/http-messages';
import { parseJson, validate } from '../http/request-body';
import { merchantIdOf } from '../ids';
import { type AccountContext, permissionDenied, type RouteContext } from '../route-context';
import { onboardingPage } from './onboarding-page';
import { hasConsented, isPartner, sellerIdOf, sellerKinds } from './sellers';

/* Partner Referrals 2.4 and Merchant Integrations 1.3: how a seller lets a partner act for them. */

const referralBody = z.object({
  tracking_id: z.string().min(1).max(127),
  partner_config_override: z.object({ return_url: z.url({ protocol: /^https?$/ }) }),
  operations: z.array(z.object({ operation: z.literal('API_INTEGRATION') })).min(1),
  products: z.array(z.string()).min(1),
  legal_consents: z
    .array(z.object({ type: z.literal('SHARE_DATA_CONSENT'), granted: z.literal(true) }))
    .min(1),
});

/** `POST /v2/customer/partner-referrals`: 201 with the page on which a seller agrees. Throws 403 for other accounts. */
export function createReferral({ state, call, token }: AccountContext): Answer {
  if (token.orderId !== undefined || !isPartner(state, token.clientId)) throw permissionDenied();
  const body = validate(referralBody, parseJson(call.rawBody));
  const id = randomBytes(24).toString('base64url');
  state.referrals.set(id, {
    clientId: token.clientId,
    trackingId: body.tracking_id,
    returnUrl: body.partner_config_override.return_url,
    merchantId: null,
  });
  return {
    status: 201,
    body: {
      links: [
        {
          href: `${state.publicUrl}/v2/customer/partner-referrals/${id}`,
          rel: 'self',
          method: 'GET',
        },
        { href: `${state.publicUrl}/partner/onboarding?token=${id}`, rel: 'action_url', method: 'GET' },
      ],
    },
  };
}

/** `GET /partner/onboarding?token=…`: the page on which a seller agrees. */
export function showOnboarding({ state, call }: RouteContext): Answer {
  const id = call.url.searchParams.get('token') ?? '';
  const referral = state.referrals.get(id);
  if (!referral) throw resourceNotFound();
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return {
    status: 200,
    text: {
      type: 'text/html; charset=utf-8',
      content: onboardingPage({ nonce, token: id, back: referral.returnUrl }),
    },
    headers: { 'content-security-policy': policy.join('; '), 'referrer-policy': 'no-referrer' },
  };
}

const agreement = z.object({ token: z.string(), seller: z.enum(['ready', 'unconfirmed', 'limited']) });

/** `POST /partner/onboarding/agree`, sent by that page. The answer leads back as PayPal does, with its query. */
export function agreeToPartner({ state, call }: RouteContext): Answer {
  const origin = header(call, 'origin');
  const isOwnPage =
    origin === undefined || origin === state.publicUrl || origin === `http://${header(call, 'host')}`;
  if (!isOwnPage) throw permissionDenied();
  const { token, seller: kind } = validate(agreement, parseJson(call.rawBody));
  const referral = state.referrals.get(token);
  if (!referral) throw resourceNotFound();
  const merchantId = sellerIdOf(referral.trackingId, kind);
  const { isEmailConfirmed, canReceive } = sellerKinds[kind];
  const partners = new Set([...(state.sellers.get(merchantId)?.partners ?? []), referral.clientId]);
  state.sellers.set(merchantId, { isEmailConfirmed, canReceive, partners });
  referral.merchantId = merchantId;
  const url = new URL(referral.returnUrl);
  url.searchParams.set('merchantId', referral.trackingId);
  url.searchParams.set('merchantIdInPayPal', merchantId);
  url.searchParams.set('permissionsGranted', 'true');
  url.searchParams.set('isEmailConfirmed', String(isEmailConfirmed));
  return { status: 200, body: { returnUrl: url.href } };
}

/** `GET /v1/customer/partners/{partner}/merchant-integrations?tracking_id=…`: who agreed in that try. Throws 403, 404. */
export function findIntegration({ state, call, token, resourceId }: AccountContext): Answer {
  if (resourceId !== merchantIdOf(token.clientId)) throw permissionDenied();
  const trackingId = call.url.searchParams.get('tracking_id');
  const referral = [...state.referrals.values()].findLast(
    (one) => one.clientId === token.clientId && one.trackingId === trackingId && one.merchantId !== null,
  );
  if (!referral) throw resourceNotFound();
  return { status: 200, body: { merchant_id: referral.merchantId, tracking_id: trackingId } };
}

/** `GET /v1/customer/partners/{partner}/merchant-integrations/{merchant}`: what the seller's account can do. */
export function getIntegration({ state, call, token, resourceId }: AccountContext): Answer {
  if (resourceId !== merchantIdOf(token.clientId)) throw permissionDenied();
  const merchantId = call.url.pathname.split('/').at(-1) ?? '';
  const seller = state.sellers.get(merchantId);
  if (!seller) throw resourceNotFound();
  return {
    status: 200,
    body: {
      merchant_id: merchantId,
      payments_receivable: seller.canReceive,
      primary_email_confirmed: seller.isEmailConfirmed,
      oauth_integrations: hasConsented(seller, token.clientId)
        ? [
            {
              integration_type: 'OAUTH_THIRD_PARTY',
              oauth_third_party: [{ partner_client_id: token.clientId, merchant_client_id: merchantId }],
            },
          ]
        : [],
    },
  };
}
