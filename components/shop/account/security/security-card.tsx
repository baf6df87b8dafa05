'use client';
import { useCallback, useEffect, useState } from 'react';
import { FactorsPanel } from '@/components/session/factors/factors-panel';
import { ProofDialog } from '@/components/session/factors/proof-dialog';
import { ProviderButton } from '@/components/session/provider/provider-button';
import { ProviderOutcomeNotice } from '@/components/session/provider/provider-outcome';
import { callAccount } from '@/components/shop/account/call-account';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { factorSentences as sentences } from '@/lib/messages/en/factors';
import { formatDate } from '@/lib/time/format-date';
import { readFactorsCall } from '@/lib/wire/account-factors';
import type { AnswerTo } from '@/lib/wire/contract';
import { beginProviderCall } from '@/lib/wire/provider';
import { callWithProof, shopperFactors, shopperProof } from './factor-operations';
import { IdentityList } from './identity-list';

type Facts = AnswerTo<typeof readFactorsCall>;

const nameOfProvider = ({ identities }: Facts) =>
  identities.find(({ kind }) => kind === 'provider')?.label ?? '';

/**
 * A shopper's second factors and ways to sign in. Loads its own data, so any page of the account can show it.
 */
export function SecurityCard() {
  const [facts, setFacts] = useState<Facts | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(async () => {
    setError(null);
    const answer = await callAccount(readFactorsCall, null);
    if (answer.ok) {
      setFacts(answer.value);
    } else {
      setError(answer.error.message ?? sentences.failed);
    }
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  return (
    <>
      <Card title={sentences.title}>
        {error !== null && (
          <div className="flex flex-col gap-4">
            <Notice kind="error">{error}</Notice>
            <button type="button" className={buttonStyle('secondary')} onClick={() => void load()}>
              {sentences.tryAgain}
            </button>
          </div>
        )}
        {facts === null && error === null && <Spinner />}
        {facts !== null && (
          <FactorsPanel
            factors={facts.factors.map((factor) => ({
              id: factor.id,
              kind: factor.kind,
              name: factor.name,
              worksAt: factor.works_at,
              added: formatDate(new Date(factor.created_at), 'UTC'),
              lastUsed:
                factor.last_used_at === null ? null : formatDate(new Date(factor.last_used_at), 'UTC'),
            }))}
            recoveryCodesLeft={facts.recovery_codes_left}
            host={facts.host}
            operations={shopperFactors}
            onChanged={() => void load()}
          />
        )}
      </Card>
      {facts !== null && (
        <Card title={sentences.identities}>
          <div className="flex flex-col gap-5">
            <ProviderOutcomeNotice name={facts.connectable ?? nameOfProvider(facts)} />
            <IdentityList identities={facts.identities} onChanged={() => void load()} />
            {facts.connectable !== null && (
              <ProviderButton
                name={facts.connectable}
                who="shopper"
                purpose="link"
                returnPath={window.location.pathname}
                begin={(body) => callWithProof(beginProviderCall, body)}
              />
            )}
          </div>
        </Card>
      )}
      <ProofDialog operations={shopperProof} lostHint={sentences.lostShopper} />
    </>
  );
}
