import { z } from 'zod';
import { faultSchema } from '../faults';
import { type Answer, type Call, header, wrongInput } from '../http/http-messages';
import { parseJson } from '../http/request-body';
import { timestamp } from '../ids';
import { ledgerOf } from '../orders/ledger';
import { reverseCapture } from '../orders/refunds';
import { resetState, type SandboxState } from '../state';
import { handleWebhookControl } from '../webhooks/webhook-controls';
import { announceCapture, announceRevocation } from '../webhooks/webhook-events';
import { loadRecords, pastRecords } from './load';

const settlementSchema = z.strictObject({ captureId: z.string(), status: z.enum(['COMPLETED', 'DECLINED']) });

function addFault(state: SandboxState, body: unknown): Answer {
  const fault = faultSchema.safeParse(body);
  if (!fault.success) return wrongInput(fault.error);
  state.faults.add(fault.data);
  return { status: 201, body: { faults: state.faults.list() } };
}

/** Ends a pending capture, as PayPal does when an eCheck clears or a review is over. */
function settleCapture(state: SandboxState, body: unknown): Answer {
  const settlement = settlementSchema.safeParse(body);
  if (!settlement.success) return wrongInput(settlement.error);
  const capture = state.captures.get(settlement.data.captureId);
  if (capture?.status !== 'PENDING') return { status: 404, body: { error: 'no_such_pending_capture' } };
  capture.status = settlement.data.status;
  capture.pendingReason = undefined;
  capture.updateTime = timestamp();
  announceCapture(state, capture, true);
  return { status: 200, body: { id: capture.id, status: capture.status } };
}

const reversalSchema = z.strictObject({ captureId: z.string() });

/** Reverses what is left of a capture, as PayPal does when a buyer disputes it. */
function reverse(state: SandboxState, body: unknown): Answer {
  const reversal = reversalSchema.safeParse(body);
  if (!reversal.success) return wrongInput(reversal.error);
  const refund = reverseCapture(state, reversal.data.captureId);
  return refund
    ? { status: 200, body: { id: refund.id, amount: refund.amount.value } }
    : { status: 404, body: { error: 'no_such_completed_capture' } };
}

const revocationSchema = z.strictObject({ merchantId: z.string(), clientId: z.string() });

/** Ends that a partner may act for a seller, as the seller does in their settings at PayPal. */
function revoke(state: SandboxState, body: unknown): Answer {
  const revocation = revocationSchema.safeParse(body);
  if (!revocation.success) return wrongInput(revocation.error);
  const { merchantId, clientId } = revocation.data;
  if (!state.sellers.get(merchantId)?.partners.delete(clientId)) {
    return { status: 404, body: { error: 'no_such_consent' } };
  }
  announceRevocation(state, clientId, merchantId);
  return { status: 204 };
}

function load(state: SandboxState, body: unknown): Answer {
  const records = pastRecords.safeParse(body);
  if (!records.success) return wrongInput(records.error);
  loadRecords(state, records.data);
  return { status: 204 };
}

/** Answers the control API under `/__control`, which only tests call. Throws 400 for malformed JSON. */
export async function handleControl(state: SandboxState, call: Call): Promise<Answer> {
  // Browsers name the calling page; programs do not. No web page may use the control API.
  if (header(call, 'origin') !== undefined) return { status: 403, body: { error: 'not_for_browsers' } };
  const body = call.rawBody === '' ? undefined : parseJson(call.rawBody);
  const operation = `${call.method} ${call.url.pathname.replace('/__control/', '')}`;
  switch (operation) {
    case 'POST faults':
      return addFault(state, body);
    case 'GET faults':
      return { status: 200, body: { faults: state.faults.list() } };
    case 'DELETE faults':
      state.faults.clear();
      return { status: 204 };
    case 'GET held':
      return { status: 200, body: { held: state.held.count() } };
    case 'POST release':
      return { status: 200, body: { released: state.held.release() } };
    case 'POST settle':
      return settleCapture(state, body);
    case 'POST reverse':
      return reverse(state, body);
    case 'POST revoke':
      return revoke(state, body);
    case 'POST load':
      return load(state, body);
    case 'GET ledger':
      return { status: 200, body: ledgerOf(state) };
    case 'GET requests':
      return { status: 200, body: { requests: state.requests } };
    case 'POST reset':
      resetState(state);
      return { status: 204 };
    default:
      return (
        (await handleWebhookControl(state, operation, body)) ?? {
          status: 404,
          body: { error: 'no_such_control' },
        }
      );
  }
}
