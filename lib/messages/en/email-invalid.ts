/** What people read of an email address of the wrong form, wherever they type one (specification §5). */
export const EMAIL_INVALID = 'Please enter a valid email address';
