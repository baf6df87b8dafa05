import type { messages } from '@/lib/messages';

/** What the sign-up form shows: which of its sentences, if any, and what its field holds. */
export type SignupState = { outcome: keyof typeof messages.signup | null; email: string };

export const emptySignup: SignupState = { outcome: null, email: '' };
