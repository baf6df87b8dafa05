import type { Metadata } from 'next';
import '@/app/styles/everything.css';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { StaffProofDialog } from '@/app/[tenant]/staff-proof/staff-proof-dialog';
import { SessionWatch } from '@/components/admin/session-watch';
import { PlatformHeader } from '@/components/platform/platform-header';
import { ToastRegion } from '@/components/ui/dialogs/toast-region';
import { NOTE_DEAD_IMAGES } from '@/components/ui/images/note-dead-images';
import { SkipLink } from '@/components/ui/skip-link';
import { Spinner } from '@/components/ui/spinner';
import { roleMay } from '@/lib/auth/permissions';
import { currentVisitor } from '@/lib/auth/visitor';
import { adminWords } from '@/lib/messages/en/admin/words';
import { platformFrameSentences } from '@/lib/messages/en/platform/frame';
import { requireTenant } from '@/lib/tenants/require-tenant';

// No page here can be prerendered: each is for one person at one moment.
export const instant = false;

export const metadata: Metadata = {
  title: { default: platformFrameSentences.title, template: platformFrameSentences.pageTitle },
  robots: { index: false, follow: false },
};

/** Header and tabs of the console, for operators; each page checks again. */
async function PlatformFrame({ children }: { children: React.ReactNode }) {
  const tenant = await requireTenant();
  const visitor = await currentVisitor(tenant.id);
  const isOperator = visitor.kind === 'signed_in' && roleMay(visitor.role, 'platform.view');
  return (
    <>
      {isOperator && (
        <>
          <PlatformHeader person={visitor} />
          <SessionWatch accessExpiresAt={visitor.accessExpiresAt.getTime()} />
          <StaffProofDialog />
        </>
      )}
      <main id="content" className="flex grow flex-col">
        {children}
      </main>
    </>
  );
}

/** The operator's console, on the platform's own host. */
export default async function PlatformLayout({ children }: LayoutProps<'/[tenant]'>) {
  // Before streaming starts, so that the status is a real 404.
  if ((await requireTenant()).kind !== 'platform') {
    notFound();
  }
  return (
    <>
      <script>{NOTE_DEAD_IMAGES}</script>
      <SkipLink />
      <Suspense
        fallback={
          <div className="flex grow flex-col justify-center">
            <Spinner label={adminWords.checkingSession} />
          </div>
        }
      >
        <PlatformFrame>{children}</PlatformFrame>
      </Suspense>
      <ToastRegion />
    </>
  );
}
