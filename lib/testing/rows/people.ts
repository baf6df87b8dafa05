// People who can sign in, for tests.

import { randomUUID } from 'node:crypto';
import { hashPassword } from '@/lib/auth/passwords/passwords';
import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';

export const PASSWORD = 'a loom of many colors';

// Hashing is slow on purpose, so all people share one hash.
let passwordHash: Promise<string> | undefined;

/** A person with the password `PASSWORD`, and a role in each of these shops. */
export async function createPerson(...memberships: { tenantId: TenantId; role: string }[]) {
  passwordHash ??= hashPassword(PASSWORD);
  return database().user.create({
    data: {
      email: `${randomUUID()}@example.test`,
      name: 'Rosalind Harker',
      passwordHash: await passwordHash,
      tenants: { create: memberships },
    },
  });
}

export const device = { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', address: '203.0.113.7' };
