import type { Fault } from './faults';
import { PayPalError, resourceNotFound } from './http/errors';
import { type Call, header } from './http/http-messages';
import type { SandboxState, StoredOrder, Token } from './state';

/** Input of a route's handler. `resourceId` is the id in the path, or an empty string. */
export type RouteContext = {
  state: SandboxState;
  call: Call;
  resourceId: string;
  fault?: Fault;
};

/** The same for routes that need a bearer token. */
export type AccountContext = RouteContext & { token: Token };

/** True if the caller asked for the full object instead of the short answer. */
export function wantsRepresentation(call: Call): boolean {
  return (header(call, 'prefer') ?? '').includes('return=representation');
}

/** The order in the path, if the caller's account made it. Throws 404, or 403 for a narrower token. */
export function ownOrder({ state, token, resourceId }: AccountContext): StoredOrder {
  const order = state.orders.get(resourceId);
  if (!order || order.clientId !== token.clientId) throw resourceNotFound();
  if (token.orderId !== undefined && token.orderId !== order.id) throw permissionDenied();
  return order;
}

/** 403: the token is valid but not for this resource. */
export function permissionDenied(): PayPalError {
  return new PayPalError(403, [{ issue: 'PERMISSION_DENIED' }]);
}
