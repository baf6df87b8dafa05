// Paying a statement of fees to the platform's PayPal account. What is paid is what PayPal says, never what a browser says.
// A statement has one open order at PayPal at a time, so pressing twice and two tabs pay once.
import 'server-only';
import type { FeeStatement } from '@/lib/db/generated/client';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { feesSentences } from '@/lib/messages/en/fees';
import { cents } from '@/lib/money/cents';
import { isDecline } from '@/lib/orders/capture/capture-answer';
import { captureMeaning } from '@/lib/orders/capture/capture-meaning';
import type { GatewayCapture, GatewayError } from '@/lib/payments/gateway';
import { platformGateway } from '@/lib/payments/platform-gateway';
import { err, ok, type Result } from '@/lib/result';

export type PayStatementError =
  | 'gone'
  /** The operator has set no PayPal account. */
  | 'not_configured'
  | GatewayError['kind'];

/** `paid`, `pending` while PayPal reviews the payment, `open` if it has no money of it. */
export type StatementPayment = 'paid' | 'pending' | 'open';

export type StartedStatement = { state: StatementPayment; approvalUrl: string | null };

const find = (tenantId: TenantId, id: string): Promise<FeeStatement | null> =>
  tenantDb(tenantId, (db) => db.feeStatement.findUnique({ where: { tenantId_id: { tenantId, id } } }));

/**
 * Opens the statement for payment at PayPal, and returns the page on which its owner approves. Idempotent: the same open
 * order for every press, and none for a statement that is paid. `returnTo` are addresses of our own pages.
 */
export async function startStatementPayment(
  tenantId: TenantId,
  id: string,
  returnTo: { approved: string; cancelled: string },
): Promise<Result<StartedStatement, PayStatementError>> {
  const checked = await checkStatementPayment(tenantId, id);
  if (!checked.ok) {
    return checked;
  }
  if (checked.value !== 'open') {
    return ok({ state: checked.value, approvalUrl: null });
  }
  // Read after the check, which may have closed the last attempt.
  const statement = await find(tenantId, id);
  const gateway = platformGateway();
  if (statement === null || gateway === null) {
    return err(statement === null ? 'gone' : 'not_configured');
  }
  const { attempt, number } = statement;
  const amount = cents(statement.totalCents);
  const created = await gateway.createOrder({
    // Two tabs send the same id, and get the same order.
    requestId: `fees:${id}:${attempt}`,
    reference: `fees:${id}`,
    invoiceNumber: attempt === 1 ? `FEES-${number}` : `FEES-${number}-${attempt}`,
    brandName: feesSentences.brandName,
    amount,
    lines: [{ name: feesSentences.title(number), sku: null, quantity: 1, unitPrice: amount }],
    parts: { items: amount, discount: cents(0), shipping: cents(0), tax: cents(0) },
    shipTo: null,
    returnTo,
  });
  if (!created.ok) {
    return err(created.error.kind);
  }
  // With the platform's role, which alone may change a statement. A slower tab stores the same id.
  await platformDb().feeStatement.updateMany({
    where: { tenantId, id, attempt, paidAt: null },
    data: { paypalOrderId: created.value.gatewayOrderId },
  });
  return ok({ state: 'open', approvalUrl: created.value.approvalUrl });
}

/**
 * Asks PayPal what has become of the statement's payment, captures what its owner has approved, and books it. PayPal's order
 * is the stored one, so a browser cannot name another. Idempotent: a repeat takes nothing more, and after a lost answer it
 * finds what PayPal took.
 */
export async function checkStatementPayment(
  tenantId: TenantId,
  id: string,
): Promise<Result<StatementPayment, PayStatementError>> {
  const statement = await find(tenantId, id);
  if (statement === null) {
    return err('gone');
  }
  const { paypalOrderId } = statement;
  if (statement.paidAt !== null || paypalOrderId === null) {
    return ok(statement.paidAt === null ? 'open' : 'paid');
  }
  const gateway = platformGateway();
  if (gateway === null) {
    return err('not_configured');
  }
  const found = await gateway.findOrder(paypalOrderId);
  if (!found.ok) {
    return err(found.error.kind);
  }
  const order = found.value;
  if (order?.capture) {
    return ok(await settle(tenantId, statement, order.capture));
  }
  if (order?.status === 'OPEN') {
    return ok('open');
  }
  if (order?.status !== 'APPROVED') {
    await openNext(tenantId, statement);
    return ok('open');
  }
  const captured = await gateway.capture(paypalOrderId, `fees-capture:${paypalOrderId}`);
  if (captured.ok) {
    return ok(await settle(tenantId, statement, captured.value));
  }
  if (captured.error.kind !== 'refused') {
    return err(captured.error.kind);
  }
  if (isDecline(captured.error.issue)) {
    await openNext(tenantId, statement);
  }
  return ok('open');
}

/** Books a capture, if it is of exactly the statement's total. */
async function settle(
  tenantId: TenantId,
  statement: FeeStatement,
  capture: GatewayCapture,
): Promise<StatementPayment> {
  switch (captureMeaning(capture, statement.totalCents)) {
    case 'paid':
      await platformDb().feeStatement.updateMany({
        where: { tenantId, id: statement.id, paidAt: null },
        data: { paidAt: new Date(), paypalCaptureId: capture.id },
      });
      return 'paid';
    case 'failed':
      await openNext(tenantId, statement);
      return 'open';
    case 'mismatch':
      // PayPal took another amount than our order asked for.
      logger().error({ event: 'fees.capture_mismatch', tenantId, number: statement.number });
      return 'pending';
    case 'pending':
    case 'unknown':
      return 'pending';
  }
}

/** PayPal has closed the order without money: the next press opens another one. */
const openNext = (tenantId: TenantId, { id, attempt }: FeeStatement) =>
  platformDb().feeStatement.updateMany({
    where: { tenantId, id, attempt, paidAt: null },
    data: { attempt: attempt + 1, paypalOrderId: null },
  });
