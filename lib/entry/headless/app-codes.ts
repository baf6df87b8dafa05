// Shared by the calls that send a code to an app's shopper, and by those that take a code or a password.
import 'server-only';
import { after } from 'next/server';
import { askerOf } from '@/lib/auth/customers/asker';
import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import { type Asker, admitCode, admitTry } from '@/lib/auth/customers/customer-limits';
import { addressIn } from '@/lib/auth/headless/headless-input';
import { err, ok, type Result } from '@/lib/result';
import { codeRefused, tryRefused, unreachableInApp } from './app-limits';
import type { GoTrueError } from './gotrue-error';
import { type HeadlessAnswer, type HeadlessCall, headlessAnswer } from './headless-handler';

/** The one address in a body, or GoTrue's error. */
export function addressOf(
  ...[body, words]: Parameters<typeof addressIn>
): Result<ContactAddress, GoTrueError> {
  const address = addressIn(body, words);
  return address.ok ? address : err({ code: 'validation_failed', message: address.error });
}

/** Counts a request for a code; the refusal if none can be sent, else null. */
export async function codeCounted(
  { tenant, request }: Pick<HeadlessCall, 'tenant' | 'request'>,
  address: ContactAddress,
): Promise<GoTrueError | null> {
  const refusal = unreachableInApp(address);
  if (refusal !== null) {
    return refusal;
  }
  const admitted = await admitCode(await askerOf(tenant.id, address, request.headers));
  return admitted.ok ? null : codeRefused(address, admitted.error);
}

/** Calls `send` after the response, if a code may be requested. */
export async function codeSentInApp(
  call: Pick<HeadlessCall, 'tenant' | 'request'>,
  address: Result<ContactAddress, GoTrueError>,
  send: (address: ContactAddress) => Promise<unknown>,
): Promise<HeadlessAnswer> {
  if (!address.ok) {
    return address.error;
  }
  const refusal = await codeCounted(call, address.value);
  if (refusal !== null) {
    return refusal;
  }
  after(() => send(address.value));
  return headlessAnswer({});
}

/** Counts a sign-in try at the body's address, and returns who tries; else GoTrue's error. */
export async function triedInApp(
  { tenant, request }: Pick<HeadlessCall, 'tenant' | 'request'>,
  address: Result<ContactAddress, GoTrueError>,
): Promise<Result<Asker, GoTrueError>> {
  if (!address.ok) {
    return address;
  }
  const asker = await askerOf(tenant.id, address.value, request.headers);
  const admitted = await admitTry(asker);
  return admitted.ok ? ok(asker) : err(tryRefused(admitted.error));
}
