import type { Metadata } from 'next';
import '@/app/styles/everything.css';
import { cookies } from 'next/headers';
import { Suspense } from 'react';
import { StaffProofDialog } from '@/app/[tenant]/staff-proof/staff-proof-dialog';
import { AdminHeader } from '@/components/admin/admin-header';
import { DraftDoor } from '@/components/admin/draft-door';
import { SessionWatch } from '@/components/admin/session-watch';
import type { ShopLink } from '@/components/admin/shop-switcher';
import { LeaveGuard } from '@/components/admin/unsaved/leave-guard';
import { PageStateDialog } from '@/components/admin/unsaved/page-state-dialog';
import { StepListener } from '@/components/admin/unsaved/step-listener';
import { ToastRegion } from '@/components/ui/dialogs/toast-region';
import { NOTE_DEAD_IMAGES } from '@/components/ui/images/note-dead-images';
import { SkipLink } from '@/components/ui/skip-link';
import { Spinner } from '@/components/ui/spinner';
import { findActing } from '@/lib/auth/acting/acting.queries';
import { roleMay } from '@/lib/auth/permissions';
import { listShopsOfPerson } from '@/lib/auth/team/team.queries';
import { currentVisitor } from '@/lib/auth/visitor';
import { siteCookieName } from '@/lib/http/site-cookies';
import { adminFrameSentences } from '@/lib/messages/en/admin/frame';
import { adminWords } from '@/lib/messages/en/admin/words';
import { currentTenant } from '@/lib/tenants/current-tenant';
import { storeLinks } from '@/lib/tenants/hosts/store-address';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { isActingRole } from '@/lib/tenants/roles';
import { previewPath } from '@/lib/tenants/state/preview-key';
import type { Tenant } from '@/lib/tenants/tenant';
import { formatDateTime } from '@/lib/time/format-date';
import { isTimeZone, TIME_ZONE_COOKIE } from '@/lib/time/time-zone';
import { ActingBanner } from './admin/acting/acting-banner';

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

/** The shops that a person works in, each with the way to its own admin area. */
async function shopLinks(tenant: Tenant, userId: string): Promise<ShopLink[]> {
  const shops = await listShopsOfPerson(userId);
  return Promise.all(
    shops.map(async ({ id, name, role, ...store }) => ({
      id,
      name,
      role,
      href: (await storeLinks(store))('/admin'),
      isCurrent: id === tenant.id,
    })),
  );
}

/** Tells an operator that they act as the owner. */
async function ActingNote({ tenant, userId }: { tenant: Tenant; userId: string }) {
  const acting = await findActing(tenant.id, userId);
  const timeZone = (await cookies()).get(siteCookieName(TIME_ZONE_COOKIE))?.value ?? '';
  return (
    acting && (
      <ActingBanner
        reason={acting.reason}
        until={formatDateTime(acting.endsAt, isTimeZone(timeZone) ? timeZone : 'UTC')}
        mayChange={roleMay(acting.role, 'settings.edit')}
      />
    )
  );
}

/** Header and tabs of the admin area, for visitors with access; each page checks again. */
async function AdminFrame({ children }: { children: React.ReactNode }) {
  const tenant = await requireTenant();
  const visitor = await currentVisitor(tenant.id);
  const person =
    visitor.kind === 'signed_in' && roleMay(visitor.role, 'admin.enter')
      ? { ...visitor, role: visitor.role }
      : null;
  return (
    <>
      {person && (
        <>
          {isActingRole(person.role) && <ActingNote tenant={tenant} userId={person.userId} />}
          <AdminHeader store={tenant} person={person} shops={await shopLinks(tenant, person.userId)} />
          <SessionWatch accessExpiresAt={person.accessExpiresAt.getTime()} />
          <PageStateDialog />
          <StaffProofDialog />
          <LeaveGuard />
          {(tenant.state === 'draft' || tenant.takesTestsOnly) && (
            <DraftDoor previewPath={previewPath(tenant)} />
          )}
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
      <script>{NOTE_DEAD_IMAGES}</script>
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
