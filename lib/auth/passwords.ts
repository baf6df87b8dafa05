import 'server-only';
import { hash, verify } from '@node-rs/argon2';

// OWASP's second recommended setting for argon2id: 19 MiB, two passes.
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An argon2id hash that carries its own salt and settings. */
export const hashPassword = (password: string): Promise<string> => hash(password, SETTINGS);

/** Whether the password is the one that was hashed. */
export const verifyPassword = (hashed: string, password: string): Promise<boolean> =>
  verify(hashed, password);
