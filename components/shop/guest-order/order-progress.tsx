import { classNames } from '@/components/ui/class-names';
import { CheckIcon } from '@/components/ui/icons';
import { orderPageSentences } from '@/lib/messages/en/orders/order-page';
import type { GuestStep } from '@/lib/orders/guest/guest-standing';

const WORDS: Record<GuestStep['state'], string> = orderPageSentences.steps;

/** The steps of an order from placed to finished: downwards on a phone, across elsewhere. */
export function OrderProgress({ steps }: { steps: readonly GuestStep[] }) {
  return (
    <ol className="flex flex-col sm:flex-row">
      {steps.map(({ label, state }, index) => (
        <li
          key={label}
          aria-current={state === 'now' ? 'step' : undefined}
          className="relative flex grow basis-0 items-center gap-3 pb-5 last:pb-0 sm:flex-col sm:gap-2 sm:pb-0 sm:text-center"
        >
          {index > 0 && <Connector isReached={state !== 'ahead'} />}
          <span
            className={classNames(
              'z-1 flex size-7 shrink-0 items-center justify-center rounded-full border-2',
              state === 'done' && 'border-success bg-success text-white',
              state === 'now' && 'border-success bg-surface',
              state === 'ahead' && 'border-line-strong bg-surface',
            )}
            aria-hidden="true"
          >
            {state === 'done' && <CheckIcon className="size-4" />}
            {state === 'now' && <span className="size-3 rounded-full bg-success" />}
          </span>
          <span className={state === 'ahead' ? 'text-muted' : 'font-semibold'}>
            {label}
            <span className="sr-only">: {WORDS[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The line from the previous step. */
const Connector = ({ isReached }: { isReached: boolean }) => (
  <span
    className={classNames(
      'absolute left-[13px] top-[-28px] h-9 w-0.5 sm:left-[-50%] sm:top-[13px] sm:h-0.5 sm:w-full',
      isReached ? 'bg-success' : 'bg-line',
    )}
    aria-hidden="true"
  />
);
