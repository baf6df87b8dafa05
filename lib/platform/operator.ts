/** An operator, who works across shops: a session that the database checks for each call (`operatorDb`). */
export type Operator = { sessionId: string };
