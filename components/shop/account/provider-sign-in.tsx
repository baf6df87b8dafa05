import { providerSentences } from '@/lib/messages/en/provider';
import { ProviderButton } from './provider-button';
import { ProviderOutcomeNotice } from './provider-outcome';

type ProviderSignInProps = {
  /** Null if the operator has set no provider: then there is nothing to see. */
  name: string | null;
  who: 'shopper' | 'staff';
};

/** "Continue with NAME" above the other ways to sign in, and what came of it the last time. */
export function ProviderSignIn({ name, who }: ProviderSignInProps) {
  return (
    name !== null && (
      <div className="mb-6 flex flex-col gap-5">
        <ProviderOutcomeNotice name={name} />
        <ProviderButton name={name} who={who} />
        <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {providerSentences.or}
        </p>
      </div>
    )
  );
}
