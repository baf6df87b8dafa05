// Text of buttons and frames on every page.

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
  moveUp: (name: string | number) => `Move ${name} up`,
  moveDown: (name: string | number) => `Move ${name} down`,
  pickThe: (label: string | number) => `Pick the ${label}`,
} as const;
