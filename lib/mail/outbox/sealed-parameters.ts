// What a mail to a person tells, as the outbox keeps it. Always sealed, because it may hold what opens an account, and
// bound to its mail: moved to another row, it does not open.
import 'server-only';
import type { TenantId } from '@/lib/ids';
import type { AccountMailKind } from '@/lib/mail/mail-kinds';
import { openSecret, sealSecret } from '@/lib/secrets/secrets';

type Addressed = { kind: AccountMailKind; recipient: string; subject: string };

const contextOf = (tenantId: TenantId, { kind, recipient, subject }: Addressed): string =>
  JSON.stringify([tenantId, kind, recipient, subject]);

/** Seals parameters, which are plain data, for one mail. */
export const sealParameters = (tenantId: TenantId, mail: Addressed, parameters: object): string =>
  sealSecret('mail-parameters', contextOf(tenantId, mail), JSON.stringify(parameters));

/** What was sealed for exactly this mail. Throws for any other. */
export const openParameters = (tenantId: TenantId, mail: Addressed, sealed: string): unknown =>
  JSON.parse(openSecret('mail-parameters', contextOf(tenantId, mail), sealed));
