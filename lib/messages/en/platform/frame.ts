// The frame of the operator's console.

export const platformFrameSentences = {
  title: 'Makerfront console',
  pageTitle: '%s · Makerfront console',
  dashboard: 'Overview',
};
