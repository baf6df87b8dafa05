import { PayPalError, unprocessable } from '../http/errors';
import type { Answer } from '../http/http-messages';
import { parseJson, validate } from '../http/request-body';
import { timestamp } from '../ids';
import { type AccountContext, ownOrder } from '../route-context';
import { type PurchaseUnit, patchBody, purchaseUnit } from '../validation';
import { brokenRules } from './order-rules';

type Operation = { op: 'add' | 'replace' | 'remove'; path: string; value?: unknown };

const unitPath = /^\/purchase_units\/@reference_id=='([^']{1,256})'(?:\/(.+))?$/;
const removable = new Set(['custom_id', 'invoice_id', 'description', 'soft_descriptor', 'shipping/address']);
const replaceable = new Set([...removable, 'amount', 'items', 'shipping/name', 'payment_instruction']);

function patchedUnit(unit: PurchaseUnit, attribute: string | undefined, operation: Operation): PurchaseUnit {
  if (attribute === undefined) {
    if (operation.op === 'remove') throw unprocessable('NOT_PATCHABLE', { field: operation.path });
    return validate(purchaseUnit, operation.value);
  }
  const allowed = operation.op === 'remove' ? removable : replaceable;
  if (!allowed.has(attribute)) throw unprocessable('NOT_PATCHABLE', { field: operation.path });
  const value = operation.op === 'remove' ? undefined : operation.value;
  const [first = '', second] = attribute.split('/');
  const changed = second === undefined ? value : { ...unit.shipping, [second]: value };
  return validate(purchaseUnit, { ...unit, [first]: changed });
}

function apply(units: PurchaseUnit[], operation: Operation): PurchaseUnit[] {
  const [, reference, attribute] = unitPath.exec(operation.path) ?? [];
  const isMatch = (unit: PurchaseUnit) => (unit.reference_id ?? 'default') === reference;
  if (reference === undefined || !units.some(isMatch)) {
    throw unprocessable('INVALID_JSON_POINTER_FORMAT', { field: operation.path });
  }
  return units.map((unit) => (isMatch(unit) ? patchedUnit(unit, attribute, operation) : unit));
}

/** `PATCH /v2/checkout/orders/{id}`: 204. All operations are applied or, if one is refused, none. */
export function patchOrder(context: AccountContext): Answer {
  const order = ownOrder(context);
  const operations = validate(patchBody, parseJson(context.call.rawBody));
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_COMPLETED');
  const units = operations.reduce<PurchaseUnit[]>(apply, order.units);
  const details = brokenRules(units);
  if (details.length > 0) throw new PayPalError(422, details);
  order.units = units;
  order.updateTime = timestamp();
  return { status: 204 };
}
