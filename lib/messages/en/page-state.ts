// Sentences about the state of the page: outdated, signed out, not saved.
export const pageStateSentences = {
  newerTitle: 'There is a newer version of this page',
  newerVersion: 'This page has a newer version. Please load it again.',
  newerKept:
    'What you typed is kept, and comes back when the page has been loaded again. Then save it once more.',
  newerUnkept: 'What you typed cannot be kept here, so please copy it before you load the page again.',
  newerNothingTyped: 'It was not saved. Please load the page again, and do it once more.',
  reloaded: 'This page had a newer version and was loaded again.',
  reloadedUnsaved:
    'This page had a newer version and was loaded again. What you did last was not saved: please do it once more.',
  restored: 'What you typed is back. It is not saved yet.',
  signedOutTitle: 'You are signed out',
  signedOut: 'Please sign in again; what you typed is kept, and comes back with this page.',
  signedOutUnkept: 'Please sign in again. What you typed cannot be kept here, so please copy it before.',
  leaveQuestion: 'Leave without saving?',
  leaveHint: 'What you typed on this page has not been saved, and is lost when you leave.',
} as const;
