import { providerSentences } from '@/lib/messages/en/provider';
import { ProviderButton } from './provider-button';

/** "or Continue with NAME", below another way to sign in. */
export function ProviderSignIn({ name, who }: { name: string; who: 'shopper' | 'staff' }) {
  return (
    <div className="flex flex-col gap-5">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {providerSentences.or}
      </p>
      <ProviderButton name={name} who={who} />
    </div>
  );
}
