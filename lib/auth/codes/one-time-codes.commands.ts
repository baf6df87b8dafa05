import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { keysFor } from '@/lib/secrets/secrets';
import { CODE_LIFE, type CodeKey, digitsOf, hashCode, isSameHash, MOST_TRIES, newCode } from './code-rules';

export type CodeOf = CodeKey & {
  /** The account of the code; null while there is none. */
  customerId: string | null;
  /** Data for the code's purpose, such as the new address. */
  detail?: Prisma.InputJsonObject;
};

/** Makes a code, which replaces the last one with the same key. Returns it for sending; nothing stores it. */
export async function makeCode(db: Database, tenantId: TenantId, of: CodeOf): Promise<string> {
  const { customerId, detail = {}, ...key } = of;
  const code = newCode();
  const [{ key: secret }] = keysFor('one-time-code');
  const now = new Date();
  const fresh = {
    customerId,
    detail,
    codeHash: hashCode(secret, tenantId, key, code),
    tries: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFE),
    usedAt: null,
  };
  await db.oneTimeCode.upsert({
    where: { tenantId_purpose_address_requester: { tenantId, ...key } },
    create: { tenantId, ...key, ...fresh },
    update: fresh,
  });
  return code;
}

export type TakenCode = { customerId: string | null; detail: unknown };

/**
 * Uses a code up if it is right. Each try is counted before the comparison, so that a thousand racing tries are five.
 * One error for all cases: wrong, used, tried too often, expired, never requested.
 */
export function takeCode(
  tenantId: TenantId,
  key: CodeKey,
  typed: string,
): Promise<Result<TakenCode, 'code_wrong'>> {
  return tenantDb(tenantId, (db) => takeCodeIn(db, tenantId, key, typed));
}

/** Like `takeCode`, within the caller's transaction. A rollback also undoes the counted try and the use. */
export async function takeCodeIn(
  db: Database,
  tenantId: TenantId,
  key: CodeKey,
  typed: string,
): Promise<Result<TakenCode, 'code_wrong'>> {
  const taken = await takeCodesIn(db, tenantId, [{ key, typed }]);
  const [code] = taken.ok ? taken.value : [];
  return code === undefined ? err('code_wrong') : ok(code);
}

/**
 * Takes several codes or none, in one transaction: if one is wrong, the right ones stay valid. Each try
 * counts. The error lists the indexes of the wrong codes.
 */
export async function takeCodesIn(
  db: Database,
  tenantId: TenantId,
  codes: readonly { key: CodeKey; typed: string }[],
): Promise<Result<TakenCode[], readonly number[]>> {
  const rows = [];
  for (const { key, typed } of codes) {
    rows.push(await rightCode(db, tenantId, key, typed));
  }
  const wrong = rows.flatMap((row, place) => (row === null ? [place] : []));
  const right = rows.filter((row) => row !== null);
  if (wrong.length > 0) {
    return err(wrong);
  }
  const ids = right.map(({ id }) => id);
  await db.oneTimeCode.updateMany({ where: { tenantId, id: { in: ids } }, data: { usedAt: new Date() } });
  return ok(right.map(({ customerId, detail }) => ({ customerId, detail })));
}

/** The row of a correct code, after the try was counted; null for a wrong one. */
async function rightCode(db: Database, tenantId: TenantId, key: CodeKey, typed: string) {
  const where = { tenantId, ...key, usedAt: null, expiresAt: { gt: new Date() } };
  // Locks the row until the end of the transaction: of two racing right codes, the second finds it used.
  const { count } = await db.oneTimeCode.updateMany({
    where: { ...where, tries: { lt: MOST_TRIES } },
    data: { tries: { increment: 1 } },
  });
  const row = count === 0 ? null : await db.oneTimeCode.findFirst({ where });
  const code = digitsOf(typed);
  const isRight =
    row !== null &&
    keysFor('one-time-code').some(({ key: secret }) =>
      isSameHash(row.codeHash, hashCode(secret, tenantId, key, code)),
    );
  return isRight ? row : null;
}
