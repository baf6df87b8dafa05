// Sentences for a shop that does not exist.
import { failedSentences } from './shop/frame/failed';

export const tenantSentences = {
  error: failedSentences.title,
  tryAgain: failedSentences.tryAgain,
  loadFailed: (slug: string, message: string) => `Failed to load tenant "${slug}": ${message}`,
  loadFailedUnknown: 'Failed to load store',
  loadFailedReason: 'the store is not reachable at the moment',
  loadFailedHint: 'Nothing is lost. Please try again in a minute.',
  busyTitle: 'One moment, please',
  busy: 'This store is very busy just now. Please try again in a moment.',
  notFoundTitle: 'Store Not Found',
  notFound: "The store you're looking for doesn't exist.",
  goToMakerfront: 'Go to Makerfront',
} as const;
