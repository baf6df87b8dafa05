/** What the contact form shows. `typed` is what was refused, so that nothing is lost. */
export type ContactState = {
  outcome: 'none' | 'sent' | 'refused';
  error: string | null;
  fields: Record<string, string>;
  typed: Record<'name' | 'email' | 'orderNumber' | 'message', string>;
};

export const emptyContact: ContactState = {
  outcome: 'none',
  error: null,
  fields: {},
  typed: { name: '', email: '', orderNumber: '', message: '' },
};
