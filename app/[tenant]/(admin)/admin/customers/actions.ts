'use server';
import { refresh } from 'next/cache';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { customersSentences as say } from '@/lib/messages/en/admin/store/customers';
import { buyerNoteInput } from '@/lib/orders/buyers/buyer-note-input';
import { saveBuyerNote } from '@/lib/orders/buyers/buyer-notes.commands';
import { LONGEST_NOTE } from '@/lib/orders/notes/internal-note';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

/** Saves the note about a customer; of two people who write at once, the second one gets the other's text. */
export const saveCustomerNote = adminAction({
  may: 'customers.edit',
  schema: buyerNoteInput,
  fieldMessage: (path) => (path === 'note' ? messages.order.noteTooLong(LONGEST_NOTE) : say.noteFailed),
  failureMessage: say.noteFailed,
  async handle({ tenant }, { buyer_id: buyerId, version, note }) {
    const saved = await saveBuyerNote(tenant.id, { buyerId, version, note });
    if (saved.ok) {
      refresh();
      return ok({ isSaved: true, ...saved.value });
    }
    const { error } = saved;
    return error.code === 'gone'
      ? refused(say.gone)
      : ok({ isSaved: false, note: error.note, version: error.version });
  },
});
