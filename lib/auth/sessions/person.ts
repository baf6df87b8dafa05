// Whose a session is. Staff are people of the platform, customers are people of one shop, and nobody is both.

export type Person = { kind: 'user'; userId: string } | { kind: 'customer'; customerId: string };

export const aUser = (userId: string): Person => ({ kind: 'user', userId });

export const aCustomer = (customerId: string): Person => ({ kind: 'customer', customerId });

/** The column of `sessions` that names a person. */
export const personColumns = (person: Person): { userId: string } | { customerId: string } =>
  person.kind === 'user' ? { userId: person.userId } : { customerId: person.customerId };
