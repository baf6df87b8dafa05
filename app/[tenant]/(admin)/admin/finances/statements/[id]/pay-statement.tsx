'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { feesSentences as say } from '@/lib/messages/en/fees';
import { checkStatement, payStatement } from '../actions';

type PayStatementProps = {
  id: string;
  total: string;
  isPayable: boolean;
  /** The owner comes back from PayPal's page. */
  isBack: boolean;
};

/** The way to pay a statement: to PayPal's page, and back here. */
export function PayStatement({ id, total, isPayable, isBack }: PayStatementProps) {
  const start = useAction(payStatement, say.failed);
  const check = useAction(checkStatement, say.failed);
  const [state, setState] = useState<'open' | 'pending' | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  const ask = useEffectEvent(async () => {
    const outcome = await check.run({ id });
    if (outcome?.ok && outcome.value.state !== 'paid') {
      setState(outcome.value.state);
    }
  });
  useEffect(() => {
    if (isBack) {
      void ask();
    }
  }, [isBack]);

  async function pay() {
    const outcome = await start.run({ id });
    if (!outcome?.ok) {
      return;
    }
    const { approvalUrl } = outcome.value;
    if (approvalUrl !== null) {
      setIsLeaving(true);
      window.location.assign(approvalUrl);
    } else if (outcome.value.state === 'pending') {
      setState('pending');
    }
  }

  if (!isPayable) {
    return <Notice kind="info">{say.noAccount}</Notice>;
  }
  if (check.isPending) {
    return <Spinner label={say.finishing} />;
  }
  const refusal = start.refusal ?? check.refusal;
  return (
    <div className="flex flex-col items-start gap-4">
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {state === 'pending' ? (
        <Notice kind="info">{say.pending}</Notice>
      ) : (
        <>
          {state === 'open' && <Notice kind="info">{say.notTaken}</Notice>}
          <button
            type="button"
            className={buttonStyle('primary')}
            disabled={start.isPending || isLeaving}
            onClick={() => void pay()}
          >
            {say.pay(total)}
          </button>
        </>
      )}
    </div>
  );
}
