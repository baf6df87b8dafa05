// The person of a session. Staff are users of the platform, customers belong to one shop, and no session belongs to
// both.

export type Person = { kind: 'user'; userId: string } | { kind: 'customer'; customerId: string };

export const aUser = (userId: string): Person => ({ kind: 'user', userId });

export const aCustomer = (customerId: string): Person => ({ kind: 'customer', customerId });

/** The column of `sessions` for a person. */
export const personColumns = (person: Person): { userId: string } | { customerId: string } =>
  person.kind === 'user' ? { userId: person.userId } : { customerId: person.customerId };
