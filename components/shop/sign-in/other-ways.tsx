import { buttonStyle } from '@/components/ui/button-styles';
import { signInSentences } from '@/lib/messages/en/shop/sign-in';
import type { SignInWay } from './sign-in-state';

const say = signInSentences;

const OTHERS: Record<SignInWay, readonly { way: SignInWay; label: string }[]> = {
  code: [
    { way: 'password', label: say.usePassword },
    { way: 'sign_up', label: say.withPassword },
  ],
  password: [
    { way: 'recovery', label: say.forgotPassword },
    { way: 'code', label: say.useCode },
    { way: 'sign_up', label: say.withPassword },
  ],
  sign_up: [{ way: 'code', label: say.backToSignIn }],
  recovery: [{ way: 'password', label: say.backToSignIn }],
};

/** The other ways to sign in. */
export function OtherWays({ way, onChoose }: { way: SignInWay; onChoose: (way: SignInWay) => void }) {
  return (
    <div className="flex flex-col items-start">
      {OTHERS[way].map((other) => (
        <button
          key={other.way}
          type="button"
          className={buttonStyle('quiet', 'text-left')}
          onClick={() => onChoose(other.way)}
        >
          {other.label}
        </button>
      ))}
    </div>
  );
}
