/** The error for an invalid email address, wherever people type one (specification §5). */
export const EMAIL_INVALID = 'Please enter a valid email address';
