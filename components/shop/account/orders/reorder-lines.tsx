import { LinePicture } from '@/components/orders/line-picture';
import { classNames } from '@/components/ui/class-names';
import { AlertIcon, CheckIcon, CloseIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/links/link';
import { reorderSentences as say } from '@/lib/messages/en/account/orders';
import { formatCents } from '@/lib/money/cents';
import type { planReorderCall } from '@/lib/wire/account-orders';
import type { AnswerTo } from '@/lib/wire/contract';

export type Plan = AnswerTo<typeof planReorderCall>['plan'];
type Line = Plan['lines'][number];

const ICONS = { add: CheckIcon, ask: AlertIcon, gone: CloseIcon } as const;
const ICON_TONES = { add: 'text-success', ask: 'text-warning', gone: 'text-muted' } as const;

/** Every line of the order: today's price, what has changed, and what is left out. */
export function ReorderLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4 sm:px-5">
      {lines.map((line) => (
        <ReorderLine key={line.id} line={line} />
      ))}
    </ul>
  );
}

function ReorderLine({ line }: { line: Line }) {
  const { name, image_url: imageUrl, outcome, quantity, was, now, dropped } = line;
  const Icon = ICONS[outcome];
  const isAdded = outcome === 'add';
  return (
    <li className="flex gap-4 py-4">
      <LinePicture imageUrl={imageUrl} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <p className="min-w-0 break-words font-semibold">{name}</p>
          <p className={classNames('tabular-nums', isAdded ? 'font-semibold' : 'text-muted line-through')}>
            {formatCents((isAdded && now ? now : was).total_cents)}
          </p>
        </div>
        <p className="text-sm text-muted tabular-nums">{say.quantity(quantity)}</p>
        <p className="flex items-center gap-1.5 text-sm font-medium">
          <Icon className={classNames('size-4 shrink-0', ICON_TONES[outcome])} />
          {isAdded ? say.willAdd : say.leftOut}
        </p>
        <ul className="flex flex-col gap-0.5 text-sm">
          {notesOf(line).map((note) => (
            <li key={note}>{note}</li>
          ))}
          {dropped.map(({ kind, label, value }) => (
            <li key={kind} className="break-words">
              {say.dropped(label, value)}
            </li>
          ))}
        </ul>
        {outcome === 'ask' && now && (
          <Link
            href={hrefOf(line, now.product_id)}
            className="inline-flex min-h-11 items-center self-start text-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            {isOfTeam(line) ? say.teamOnPage(now.name) : say.toProduct(now.name)}
          </Link>
        )}
      </div>
    </li>
  );
}

function notesOf({ name, outcome, reason, was, now }: Line): string[] {
  if (outcome === 'gone' || now === null) {
    return [say.gone];
  }
  const hasOtherPrice = now.price_cents !== was.price_cents;
  const hasOtherUpcharge = outcome === 'add' && now.upcharge_cents !== was.upcharge_cents;
  return [
    ...(reason === null ? [] : [say.asks[reason]]),
    ...(now.name === name ? [] : [say.renamed(now.name)]),
    ...(hasOtherPrice ? [say.wasNowEach(formatCents(was.price_cents), formatCents(now.price_cents))] : []),
    ...(hasOtherUpcharge
      ? [say.upchargeWasNow(formatCents(was.upcharge_cents), formatCents(now.upcharge_cents))]
      : []),
    ...(outcome === 'add' && !hasOtherPrice && !hasOtherUpcharge ? [say.same] : []),
  ];
}

/** Whether the order's team can be used on the product's page. */
const isOfTeam = ({ reason }: Line): boolean => reason === 'roster_outdated' || reason === 'logo_missing';

const hrefOf = (line: Line, productId: string): string =>
  isOfTeam(line) ? `/product/${productId}#team=order.${line.id}` : `/product/${productId}`;
