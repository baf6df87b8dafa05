// The answer of a server action: a Result whose error has a sentence for people. Plain data for server and browser.
import { err, type Result } from './result';

export type Refusal = {
  code:
    | 'signed_out'
    | 'denied'
    | 'forbidden_origin'
    | 'invalid'
    | 'refused'
    | 'failed'
    | 'newer_version'
    /** Understood, once the person has proved again who they are. */
    | 'proof_needed';
  /** The sentence to show. */
  message: string;
  /** Sentences by field name. */
  fields?: Record<string, string>;
};

export type Outcome<Value> = Result<Value, Refusal>;

/** A refusal as an error: `ok` and `err` (lib/result.ts) are the only two makers of an outcome. */
export const refuse = (code: Refusal['code'], message: string, fields?: Record<string, string>) =>
  err<Refusal>({ code, message, ...(fields && { fields }) });

/** The request was valid, but cannot be done. */
export const refused = (message: string, fields?: Record<string, string>) =>
  refuse('refused', message, fields);
