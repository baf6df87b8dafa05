import { Suspense } from 'react';
import { Spinner } from '@/components/ui/spinner';

/** A page outside the admin area: its title, and below it the part that needs the request. */
export const LoginFrame = ({ title, children }: { title: React.ReactElement; children: React.ReactNode }) => (
  <>
    {title}
    <Suspense fallback={<Spinner />}>{children}</Suspense>
  </>
);
