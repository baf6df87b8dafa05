// A stored alert in words.
import { z } from 'zod';
import { ORDER_ALERT_KINDS } from './order-alert';
import { alertWords } from './order-alert-view';

const alertKind = z.enum(ORDER_ALERT_KINDS);
const alertDetail = z.object({
  amountCents: z.int().nonnegative().optional().catch(undefined),
  currency: z.string().optional().catch(undefined),
  paypalCaptureId: z.string().optional().catch(undefined),
  paypalRefundId: z.string().optional().catch(undefined),
  paypalOrderId: z.string().optional().catch(undefined),
});

/** A stored alert in words. Unreadable details are left out. */
export const storedAlertWords = ({ kind, detail }: { kind: string; detail: unknown }) =>
  alertWords(alertKind.parse(kind), alertDetail.safeParse(detail).data ?? {});
