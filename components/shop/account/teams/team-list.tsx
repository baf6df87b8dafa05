'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { LinePicture } from '@/components/orders/line-picture';
import { OrderDate } from '@/components/shop/guest-order/order-date';
import { quietButtonStyle } from '@/components/shop/team-order/answer-field';
import { teamHref } from '@/components/shop/team-order/reuse/team-in-address';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { TrashIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/links/link';
import { teamSentences as say } from '@/lib/messages/en/account/teams';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import type { TeamView } from '@/lib/orders/teams/team-view';
import { removeTeamCall } from '@/lib/wire/account-teams';
import { callAccount } from '../call-account';

const PARTS = [
  { source: 'saved', title: say.saved },
  { source: 'order', title: say.ofOrders },
] as const;

/** The shopper's teams, to use again and to remove. */
export function TeamList({ teams }: { teams: readonly TeamView[] }) {
  const router = useRouter();
  const [removing, setRemoving] = useState<TeamView | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove({ source, id }: TeamView) {
    setIsPending(true);
    const answer = await callAccount(removeTeamCall, { source, id });
    setIsPending(false);
    // A team that is gone already counts as removed.
    if (!answer.ok && answer.error.code !== 'team_not_found') {
      setFailure(answer.error.message ?? say.failed);
      return;
    }
    setRemoving(null);
    showToast(say.removed);
    router.refresh();
  }

  return (
    <>
      {PARTS.map(({ source, title }) => {
        const part = teams.filter((team) => team.source === source);
        return (
          part.length > 0 && (
            <section key={source} className="flex flex-col gap-3">
              <h2 className="heading-2">{title}</h2>
              <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4 sm:px-5">
                {part.map((team) => (
                  <TeamRow
                    key={team.id}
                    team={team}
                    onRemove={() => {
                      setFailure(null);
                      setRemoving(team);
                    }}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      <ConfirmDialog
        isOpen={removing !== null}
        question={say.removeQuestion}
        text={removing?.source === 'order' ? say.removeOrdered : say.removeSaved}
        confirmLabel={buttonSentences.remove}
        isDanger
        isPending={isPending}
        error={failure}
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(null)}
      />
    </>
  );
}

function TeamRow({ team, onRemove }: { team: TeamView; onRemove: () => void }) {
  const { name, imageUrl, orderNumber, createdAt, people, logoName, productId } = team;
  return (
    <li className="flex gap-4 py-4">
      <LinePicture imageUrl={imageUrl} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="break-words font-semibold">{name}</h3>
        <p className="break-words text-sm text-muted">{say.facts(people, logoName)}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {orderNumber !== null && <span>{say.ofOrder(orderNumber)}</span>}
          <OrderDate date={createdAt} />
        </p>
        {productId === null && <p className="text-sm">{say.notSold}</p>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-1">
          {productId !== null && (
            <Link
              href={teamHref(productId, team)}
              aria-label={say.againFor(name)}
              className={buttonStyle('secondary')}
            >
              {say.again}
            </Link>
          )}
          <button
            type="button"
            aria-label={say.removeFor(name)}
            onClick={onRemove}
            className={quietButtonStyle}
          >
            <TrashIcon className="size-4" />
            {buttonSentences.remove}
          </button>
        </div>
      </div>
    </li>
  );
}
