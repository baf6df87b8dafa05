/** An expected outcome: a value, or a failure with a code that `lib/messages.ts` has a sentence for. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const err = <Failure>(error: Failure): { ok: false; error: Failure } => ({ ok: false, error });
