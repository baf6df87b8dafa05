'use server';
import { refresh } from 'next/cache';
import { z } from 'zod';
import { adminAction } from '@/lib/entry/admin-action';
import {
  checkStatementPayment,
  type PayStatementError,
  startStatementPayment,
} from '@/lib/finances/statements/pay-statement.commands';
import { feesSentences } from '@/lib/messages/en/fees';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { storeLinks } from '@/lib/tenants/hosts/store-address';

const statementInput = z.object({ id: z.uuid(feesSentences.gone) });

const refusalOf = (error: PayStatementError) =>
  refused(
    error === 'gone'
      ? feesSentences.gone
      : error === 'not_configured' || error === 'misconfigured'
        ? feesSentences.noAccount
        : feesSentences.failed,
  );

/** Opens a statement for payment; the answer has PayPal's page. */
export const payStatement = adminAction({
  may: 'fees.pay',
  schema: statementInput,
  failureMessage: feesSentences.failed,
  handle: async ({ tenant }, { id }) => {
    const page = (await storeLinks(tenant))(`/admin/finances/statements/${id}`);
    const started = await startStatementPayment(tenant.id, id, { approved: page, cancelled: page });
    if (!started.ok) {
      return refusalOf(started.error);
    }
    if (started.value.state === 'paid') {
      refresh();
    }
    return ok(started.value);
  },
});

/** Asks PayPal whether a statement is paid, and takes what its owner has approved there. */
export const checkStatement = adminAction({
  may: 'fees.pay',
  schema: statementInput,
  failureMessage: feesSentences.failed,
  handle: async ({ tenant }, { id }) => {
    const checked = await checkStatementPayment(tenant.id, id);
    if (!checked.ok) {
      return refusalOf(checked.error);
    }
    if (checked.value === 'paid') {
      refresh();
    }
    return ok({ state: checked.value });
  },
});
