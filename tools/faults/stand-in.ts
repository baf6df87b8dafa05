// The PayPal stand-in's controls, and its ledger.
import { z } from 'zod';
import { centsFromText } from '../../lib/money/cents';
import { approveOrder, payPalControl } from '../paypal-sandbox/client';

/** A scripted fault of the stand-in (tools/paypal-sandbox/faults.ts), for the next call of an operation. */
export type ScriptedFault = { path: string; times?: number } & Record<string, unknown>;

const amount = z.string().transform((text, context) => {
  const cents = centsFromText(text);
  if (cents === null) {
    context.addIssue('not an amount');
    return z.NEVER;
  }
  return Number(cents);
});

const ledgerReply = z.object({
  orders: z.array(z.object({ id: z.string(), clientId: z.string(), status: z.string() })),
  captures: z.array(
    z.object({
      id: z.string(),
      orderId: z.string(),
      clientId: z.string(),
      status: z.string(),
      currency: z.string(),
      amount,
      refunded: amount,
      merchantId: z.string(),
      /** What PayPal gave the platform with the capture. */
      platformFee: amount,
      customId: z.string().nullable(),
    }),
  ),
  /** `platformFee`: what the platform gave back of that. */
  refunds: z.array(z.object({ captureId: z.string(), platformFee: amount })),
});

/** Amounts are in hundredths of the currency. */
export type Ledger = z.output<typeof ledgerReply>;

const requestsReply = z.object({
  requests: z.array(z.object({ operation: z.string(), status: z.number(), path: z.string() })),
});

/** Talks to the stand-in directly, not through the server's proxy. */
export function standIn(url: string) {
  const control = payPalControl(url);
  return {
    url,
    control,
    break: ({ times = 1, ...fault }: ScriptedFault) => control('POST', 'faults', { times, ...fault }),
    mend: () => control('DELETE', 'faults'),
    reset: () => control('POST', 'reset'),
    ledger: async (): Promise<Ledger> => ledgerReply.parse(await control('GET', 'ledger')),
    /** Number of calls of an operation that wait for their answer. */
    async waiting(operation: string): Promise<number> {
      const { requests } = requestsReply.parse(await control('GET', 'requests'));
      return requests.filter((one) => one.operation === operation && one.status === 0).length;
    },
    approve: (paypalOrderId: string, choice?: 'approve' | 'decline') =>
      approveOrder(url, paypalOrderId, choice),
  };
}

export type StandIn = ReturnType<typeof standIn>;
