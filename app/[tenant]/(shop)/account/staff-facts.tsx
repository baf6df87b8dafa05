import { LogoutButton } from '@/components/session/logout-button';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { DocumentLink } from '@/components/ui/links/document-link';
import { roleMay } from '@/lib/auth/permissions';
import type { Known } from '@/lib/auth/visitor';
import { accountSentences as say } from '@/lib/messages/en/account/account';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import type { Role } from '@/lib/tenants/roles';
import type { Tenant } from '@/lib/tenants/tenant';

const roleName = (role: Role): string => adminTeamSentences.roles[role].name;

type StaffFactsProps = { tenant: Tenant; visitor: Known };

/** A signed-in staff member, and their role in this shop. */
export function StaffFacts({ tenant, visitor }: StaffFactsProps) {
  const facts = [
    [say.name, visitor.name || say.nameNotGiven],
    [say.email, visitor.email],
    [say.roleAt(tenant.name), visitor.role === null ? say.noRole : roleName(visitor.role)],
  ];
  return (
    <Card>
      <dl className="flex flex-col gap-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-line pt-5">
        {roleMay(visitor.role, 'admin.enter') && (
          <DocumentLink href="/admin" className={buttonStyle('primary')}>
            {say.admin}
          </DocumentLink>
        )}
        <DocumentLink href="/admin/forgot-password" className={buttonStyle('secondary')}>
          {say.changePassword}
        </DocumentLink>
        <LogoutButton />
      </div>
    </Card>
  );
}
