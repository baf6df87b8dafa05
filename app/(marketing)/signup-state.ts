import type { signupSentences } from '@/lib/messages/en/marketing/signup';

/** The state of the sign-up form: its outcome, if any, and the content of its field. */
export type SignupState = { outcome: keyof typeof signupSentences | null; email: string };

export const emptySignup: SignupState = { outcome: null, email: '' };
