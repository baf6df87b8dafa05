/** Who works across shops: the session of an operator, which the database checks at each step (`operatorDb`). */
export type Operator = { sessionId: string };
