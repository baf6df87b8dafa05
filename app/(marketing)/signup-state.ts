import type { signupSentences } from '@/lib/messages/en/marketing/signup';

/** What the sign-up form shows: which of its sentences, if any, and what its field holds. */
export type SignupState = { outcome: keyof typeof signupSentences | null; email: string };

export const emptySignup: SignupState = { outcome: null, email: '' };
