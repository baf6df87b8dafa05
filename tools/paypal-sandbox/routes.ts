import type { operationNames } from './faults';
import type { Answer } from './http/http-messages';
import { grantToken } from './oauth';
import { showApproval } from './orders/approval';
import { approveOrder } from './orders/approve-order';
import { captureOrder, getCapture } from './orders/captures';
import { createOrder, getOrder } from './orders/orders';
import { patchOrder } from './orders/patch-order';
import { getRefund, refundCapture } from './orders/refunds';
import {
  agreeToPartner,
  createReferral,
  findIntegration,
  getIntegration,
  showOnboarding,
} from './partners/referrals';
import type { AccountContext, RouteContext } from './route-context';
import { serveSdk } from './sdk-script';
import { createWebhook, deleteWebhook, listWebhooks, serveCertificate } from './webhooks/webhooks';

type Matcher = { operation: (typeof operationNames)[number]; method: string; path: RegExp };

/** A route open to everybody, or one that needs a bearer token. */
export type Route =
  | (Matcher & { access: 'public'; handle: (context: RouteContext) => Answer })
  | (Matcher & { access: 'token'; isIdempotent: boolean; handle: (context: AccountContext) => Answer });

type RouteParts<Context> = [
  operation: Matcher['operation'],
  method: string,
  path: RegExp,
  handle: (context: Context) => Answer,
];

const token = (...[operation, method, path, handle]: RouteParts<AccountContext>): Route => {
  return { access: 'token', operation, method, path, isIdempotent: method === 'POST', handle };
};

const open = (...[operation, method, path, handle]: RouteParts<RouteContext>): Route => {
  return { access: 'public', operation, method, path, handle };
};

const routes: readonly Route[] = [
  open('oauth', 'POST', /^\/v1\/oauth2\/token$/, ({ state, call }) => grantToken(state, call)),
  token('create', 'POST', /^\/v2\/checkout\/orders$/, createOrder),
  token('get', 'GET', /^\/v2\/checkout\/orders\/([^/]+)$/, getOrder),
  token('patch', 'PATCH', /^\/v2\/checkout\/orders\/([^/]+)$/, patchOrder),
  token('capture', 'POST', /^\/v2\/checkout\/orders\/([^/]+)\/capture$/, captureOrder),
  token('getCapture', 'GET', /^\/v2\/payments\/captures\/([^/]+)$/, getCapture),
  token('refund', 'POST', /^\/v2\/payments\/captures\/([^/]+)\/refund$/, refundCapture),
  token('getRefund', 'GET', /^\/v2\/payments\/refunds\/([^/]+)$/, getRefund),
  token('createWebhook', 'POST', /^\/v1\/notifications\/webhooks$/, createWebhook),
  token('listWebhooks', 'GET', /^\/v1\/notifications\/webhooks$/, listWebhooks),
  token('deleteWebhook', 'DELETE', /^\/v1\/notifications\/webhooks\/([^/]+)$/, deleteWebhook),
  open('certificate', 'GET', /^\/v1\/notifications\/certs\/([^/]+)$/, serveCertificate),
  open('sdk', 'GET', /^\/sdk\/js$/, serveSdk),
  open('approval', 'GET', /^\/checkoutnow$/, showApproval),
  open('approve', 'POST', /^\/checkoutnow\/approve$/, approveOrder),
  token('createReferral', 'POST', /^\/v2\/customer\/partner-referrals$/, createReferral),
  token(
    'findIntegration',
    'GET',
    /^\/v1\/customer\/partners\/([^/]+)\/merchant-integrations$/,
    findIntegration,
  ),
  token(
    'getIntegration',
    'GET',
    /^\/v1\/customer\/partners\/([^/]+)\/merchant-integrations\/[^/]+$/,
    getIntegration,
  ),
  open('onboarding', 'GET', /^\/partner\/onboarding$/, showOnboarding),
  open('agree', 'POST', /^\/partner\/onboarding\/agree$/, agreeToPartner),
];

/** The route for a method and path, with the id in the path; undefined if there is none. */
export function findRoute(method: string, path: string): { route: Route; resourceId: string } | undefined {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (match) return { route, resourceId: match[1] ?? '' };
  }
  return undefined;
}
