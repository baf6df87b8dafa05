/** `bad`: a server does not start, or something does not work. `warn`: it works, and somebody should know. */
export type FindingState = 'ok' | 'warn' | 'bad' | 'skipped';

export type Finding = {
  /** What was looked at. */
  subject: string;
  state: FindingState;
  /** What was found: one sentence, without a value of a secret. */
  text: string;
  /** What to do; none if it is fine. */
  action?: string;
};

export const fine = (subject: string, text: string): Finding => ({ subject, state: 'ok', text });
export const skipped = (subject: string, text: string): Finding => ({ subject, state: 'skipped', text });
export const warned = (subject: string, text: string, action: string): Finding => ({
  ...{ subject, state: 'warn', text, action },
});
export const bad = (subject: string, text: string, action: string): Finding => ({
  ...{ subject, state: 'bad', text, action },
});
