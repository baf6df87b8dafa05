import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AdminHeader } from '@/components/admin/admin-header';
import { SessionWatch } from '@/components/admin/session-watch';
import { LeaveGuard } from '@/components/admin/unsaved/leave-guard';
import { PageStateDialog } from '@/components/admin/unsaved/page-state-dialog';
import { StepListener } from '@/components/admin/unsaved/step-listener';
import { ToastRegion } from '@/components/ui/dialogs/toast';
import { SkipLink } from '@/components/ui/skip-link';
import { Spinner } from '@/components/ui/spinner';
import { roleMay } from '@/lib/auth/permissions';
import { currentVisitor } from '@/lib/auth/visitor';
import { adminFrameSentences } from '@/lib/messages/en/admin/frame';
import { adminWords } from '@/lib/messages/en/admin/words';
import { currentTenant } from '@/lib/tenants/current-tenant';
import { requireTenant } from '@/lib/tenants/require-tenant';

// No page here can be prerendered: each is for one person at one moment.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const tenant = await currentTenant();
  const name = tenant?.name ?? adminWords.store;
  return {
    title: {
      default: adminFrameSentences.titleWithoutPage(name),
      template: adminFrameSentences.pageTitle(name),
    },
    robots: { index: false, follow: false },
  };
}

/** Header and tabs of the admin area, for visitors with access; each page checks again. */
async function AdminFrame({ children }: { children: React.ReactNode }) {
  const tenant = await requireTenant();
  const visitor = await currentVisitor(tenant.id);
  const isAllowed = visitor.kind === 'signed_in' && roleMay(visitor.role, 'admin.enter');
  return (
    <>
      {isAllowed && (
        <>
          <AdminHeader store={tenant} person={{ name: visitor.name, email: visitor.email }} />
          <SessionWatch accessExpiresAt={visitor.accessExpiresAt.getTime()} />
          <PageStateDialog />
          <LeaveGuard />
        </>
      )}
      <main id="content" className="flex grow flex-col">
        {children}
      </main>
    </>
  );
}

/** The admin area of a shop (specification §2). */
export default function AdminLayout({ children }: LayoutProps<'/[tenant]'>) {
  return (
    <>
      <StepListener />
      <SkipLink />
      <Suspense
        fallback={
          <div className="flex grow flex-col justify-center">
            <Spinner label={adminWords.checkingSession} />
          </div>
        }
      >
        <AdminFrame>{children}</AdminFrame>
      </Suspense>
      <ToastRegion />
    </>
  );
}
