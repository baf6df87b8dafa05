// Words at a password field.
export const passwordFieldSentences = {
  show: 'Show',
  hide: 'Hide',
  showPassword: (label: string) => `Show ${label}`,
  newPasswordHint: '8 to 128 characters. A few unrelated words make a good one.',
} as const;
