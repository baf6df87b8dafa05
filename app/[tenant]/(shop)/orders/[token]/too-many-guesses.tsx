import { messages } from '@/lib/messages';

/** What an address sees that has tried many wrong keys. */
export function TooManyGuesses({ minutes }: { minutes: number }) {
  return (
    <div className="page-width flex grow flex-col items-center justify-center gap-4 py-24 text-center">
      <h1 className="heading-1">Order not found</h1>
      <p role="alert" className="max-w-prose text-muted">
        {messages.auth.tooManyAttempts(minutes)}
      </p>
    </div>
  );
}
