'use server';
import { updateTag } from 'next/cache';
import { z } from 'zod';
import { adminAction } from '@/lib/auth/admin-action';
import { done, refused } from '@/lib/auth/outcome';
import { tags } from '@/lib/cache/tags';
import { messages } from '@/lib/messages';
import { connectPayPal, disconnectPayPal } from '@/lib/payments/paypal-account.commands';
import { payPalAccountInput, payPalFieldMessage } from '@/lib/payments/paypal-account-input';

const sentences = {
  refused: messages.settings.payPalRefused,
  unavailable: messages.settings.payPalUnreachable,
} as const;

/** Asks PayPal about an account and makes it the shop's. */
export const savePayPalAccount = adminAction({
  schema: payPalAccountInput,
  fieldMessage: payPalFieldMessage,
  failureMessage: messages.settings.saveFailed,
  handle: async ({ tenant }, input) => {
    const connected = await connectPayPal(tenant.id, input);
    if (!connected.ok) {
      return refused(sentences[connected.error]);
    }
    updateTag(tags.tenant(tenant.id));
    return done(null);
  },
});

/** Forgets the shop's PayPal account. */
export const removePayPalAccount = adminAction({
  schema: z.null(),
  failureMessage: messages.settings.saveFailed,
  handle: async ({ tenant }) => {
    await disconnectPayPal(tenant.id);
    updateTag(tags.tenant(tenant.id));
    return done(null);
  },
});
