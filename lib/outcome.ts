// What a server action of the admin area answers. Plain data, for both sides of the wire.

export type Refusal = {
  ok: false;
  code: 'signed_out' | 'denied' | 'forbidden_origin' | 'invalid' | 'refused' | 'failed' | 'newer_version';
  /** The sentence to show. */
  message: string;
  /** Sentences by field name. */
  fields?: Record<string, string>;
};

export type Outcome<Value> = { ok: true; value: Value } | Refusal;

/** It worked. */
export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

/** It was understood and cannot be done. */
export const refused = (message: string, fields?: Record<string, string>): Refusal => ({
  ok: false,
  code: 'refused',
  message,
  ...(fields && { fields }),
});
