'use client';
import { useReducer } from 'react';
import { customerSession } from '@/components/session/customer-session';
import { shopperReturnPath } from '@/lib/auth/customers/shopper-return-path';
import { ok, type Result } from '@/lib/result';
import type { SessionEvent } from '@/lib/session-client/session-event';
import {
  completeRecoveryCall,
  confirmSignUpCall,
  recoverCall,
  requestCodeCall,
  signInWithCodeCall,
  signInWithPasswordCall,
  signUpCall,
} from '@/lib/wire/account';
import { call, type Refusal } from '@/lib/wire/call';
import {
  missingIn,
  nextSignIn,
  SIGN_IN_START,
  type SignInState,
  type SignInValues,
  type SignInWay,
} from './sign-in-state';

type Done = 'code_sent' | 'signed_in';

const told = <Answer>(answer: Result<Answer, Refusal>, done: Done): Result<Done, Refusal> =>
  answer.ok ? ok(done) : answer;

/** Notifies the shopper's other tabs too. */
function signedIn(
  answer: Result<{ access_expires_at: number }, Refusal>,
  event: SessionEvent = 'signed_in',
): Result<Done, Refusal> {
  if (answer.ok) {
    customerSession().announce(event, answer.value.access_expires_at);
  }
  return told(answer, 'signed_in');
}

/** Sends the first step: requests a code, or signs in at once with a password. */
async function begin(way: SignInWay, values: SignInValues) {
  const { address, password, name } = values;
  switch (way) {
    case 'code':
      return told(await call(requestCodeCall, { address }), 'code_sent');
    case 'password':
      return signedIn(await call(signInWithPasswordCall, { address, password }));
    case 'sign_up':
      return told(await call(signUpCall, { address, password, name }), 'code_sent');
    case 'recovery':
      return told(await call(recoverCall, { address }), 'code_sent');
  }
}

/** Submits the code that was sent to `address`. */
async function prove(way: SignInWay, address: string, { code, password }: SignInValues) {
  switch (way) {
    case 'sign_up':
      return signedIn(await call(confirmSignUpCall, { address, code }));
    case 'recovery':
      return signedIn(await call(completeRecoveryCall, { address, code, password }), 'password_recovery');
    default:
      return signedIn(await call(signInWithCodeCall, { address, code }));
  }
}

/**
 * Returns to the shopper's previous page. A full page load, so that every part of the page sees the session.
 */
export const leaveSignedIn = (): void =>
  window.location.replace(shopperReturnPath(new URLSearchParams(window.location.search).get('return')));

/**
 * State and steps of one sign-in. Each step returns the next state; null if it did nothing, or leaves the
 * page.
 */
export function useSignIn() {
  const [state, dispatch] = useReducer(nextSignIn, SIGN_IN_START);

  async function run(
    values: SignInValues,
    work: () => Promise<Result<Done, Refusal>>,
  ): Promise<SignInState | null> {
    if (state.isPending) {
      return null;
    }
    dispatch({ kind: 'submitted' });
    const answer = await work();
    if (answer.ok && answer.value === 'signed_in') {
      // Stays pending until the next page has loaded.
      leaveSignedIn();
      return null;
    }
    const event = answer.ok
      ? ({ kind: 'code_sent', values, at: Date.now() } as const)
      : ({ kind: 'refused', refusal: answer.error } as const);
    dispatch(event);
    return nextSignIn(state, event);
  }

  return {
    state,
    choose: (way: SignInWay) => dispatch({ kind: 'way_chosen', way }),
    changeAddress: () => dispatch({ kind: 'address_changed' }),
    /** Submits the form. */
    async submit(values: SignInValues): Promise<SignInState | null> {
      const { way, sent, isPending } = state;
      const missing = missingIn(state, values);
      if (missing !== null && !isPending) {
        const event = { kind: 'refused', refusal: missing } as const;
        dispatch(event);
        return nextSignIn(state, event);
      }
      return run(values, () =>
        sent === null ? begin(way, values) : prove(way, sent.values.address, values),
      );
    },
    /** Requests another code with the first one's input. */
    async resend(): Promise<void> {
      if (state.sent !== null) {
        const { values } = state.sent;
        await run(values, () => begin(state.way, values));
      }
    },
  };
}
