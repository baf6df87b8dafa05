// Text of buttons and frames on every page.

export const uiSentences = {
  pleaseConfirm: 'Please confirm.',
  close: 'Close',
  cancel: 'Cancel',
  saving: 'Saving…',
  loading: 'Loading',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  print: 'Print',
  skipToContent: 'Skip to content',
  optional: '(optional)',
  oneLess: 'One less',
  oneMore: 'One more',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
} as const;
