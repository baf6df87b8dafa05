'use client';
import { lazy, Suspense } from 'react';
import { failedSentences as say } from '@/lib/messages/en/shop/frame/failed';

type ErrorPageProps = { error: Error & { digest?: string } };

// Every page has this boundary and nearly none needs its text, so that it is fetched with the first error.
const FailedPage = lazy(() =>
  import('@/components/shop/failed-page').then(
    (module) => ({ default: module.FailedPage }),
    () => ({ default: WithoutConnection }),
  ),
);

/** The page for an error. */
export default function ShopError({ error }: ErrorPageProps) {
  return (
    <Suspense fallback={<main id="content" className="grow" />}>
      <FailedPage digest={error.digest} />
    </Suspense>
  );
}

/** The error was perhaps only that the connection is lost: then its text cannot be fetched either. */
const WithoutConnection = () => (
  <main id="content" role="alert" className="page-width grow py-24 text-center">
    <h1 className="heading-1">{say.title}</h1>
    <button
      type="button"
      className="min-h-12 underline underline-offset-4"
      onClick={() => window.location.reload()}
    >
      {say.tryAgain}
    </button>
  </main>
);
