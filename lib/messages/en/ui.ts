// What buttons and frames say that every page has.

export const uiSentences = {
  pleaseConfirm: 'Please confirm.',
  close: 'Close',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  print: 'Print',
  skipToContent: 'Skip to content',
  optional: '(optional)',
  oneLess: 'One less',
  oneMore: 'One more',
} as const;
