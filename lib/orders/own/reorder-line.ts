// One line of an earlier order, as it could be ordered now. Pure; plan-reorder.ts reads what it needs.
import { type ChosenVariant, chooseVariant } from '@/lib/catalog/options/choose-variant';
import { choiceOf, LOGO_CHOICE, ROSTER_CHOICE } from '@/lib/choices/line-choice';
import { type Cents, cents, multiplyCents, sumCents } from '@/lib/money/cents';
import { type ChoiceLine, choiceLines } from '@/lib/orders/choices/choice-lines';
import type { ItemChoice } from '@/lib/orders/choices/item-choices';
import { answerProblem, type ChoiceError, questionsOf } from '@/lib/orders/choices/product-questions';
import { checkRoster } from '@/lib/rosters/check-roster';
import { removeEmptyRows } from '@/lib/rosters/edit-roster';
import { fitTeam } from '@/lib/rosters/reuse/fit-team';
import type { RosterSheet } from '@/lib/rosters/roster-sheet';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { PricedProduct } from '../pricing/price-order';

/** Why a line cannot be put into the cart without its shopper. */
export type AskReason = ChoiceError | 'logo_missing' | 'roster_missing' | 'roster_outdated';

export type ReorderOutcome = 'add' | 'ask' | 'gone';

type LinePrice = { priceCents: Cents; upchargeCents: Cents; totalCents: Cents };

export type ReorderLine = {
  itemId: string;
  /** As it was ordered. */
  name: string;
  imageUrl: string | null;
  outcome: ReorderOutcome;
  /** Why it needs its shopper; null for any other line. */
  reason: AskReason | null;
  quantity: number;
  was: LinePrice;
  /** The product and what the line costs now; null if it is gone. The price is without a roster if that needs its shopper. */
  now: (LinePrice & { productId: string; name: string }) | null;
  /** Choices that the product does not ask for any more. */
  dropped: ChoiceLine[];
};

/** A line with what goes into the cart; `filled` is null unless it can be added. */
export type PlannedLine = ReorderLine & {
  filled: {
    product: PricedProduct;
    /** What of the product was chosen. */
    variant: Pick<ChosenVariant, 'priceCents' | 'imageUrl'>;
    answers: { kind: string; label: string; value: string }[];
    logoFileId: string | null;
    team: RosterTable | null;
  } | null;
};

/** What an earlier order's line says. */
export type EarlierLine = {
  itemId: string;
  name: string;
  imageUrl: string | null;
  quantity: number;
  priceCents: number;
  upchargeCents: number;
  choices: readonly ItemChoice[];
  /** The order's logo if its bytes are still there. */
  logoFileId: string | null;
  /** The people, if they could be read and are still kept. */
  sheet: RosterSheet | null;
};

const priceOf = (priceCents: number, quantity: number, upchargeCents: number): LinePrice => ({
  priceCents: cents(priceCents),
  upchargeCents: cents(upchargeCents),
  totalCents: sumCents([multiplyCents(cents(priceCents), quantity), cents(upchargeCents)]),
});

/** The line as it could be ordered now, of its product as the shop sells it; null for one that is not sold any more. */
export function planLine(line: EarlierLine, product: PricedProduct | null): PlannedLine {
  const { itemId, name, imageUrl, quantity } = line;
  const was = priceOf(line.priceCents, quantity, line.upchargeCents);
  const base = { itemId, name, imageUrl, quantity, was, reason: null, now: null, dropped: [], filled: null };
  if (product === null) {
    return { ...base, outcome: 'gone' };
  }
  const words = readWords(line, product);
  const team = readTeam(line, product);
  const pieces = team.pieces ?? quantity;
  const chosen = chooseVariant(product, words.answers, {
    quantity: pieces,
    sizes: team.sizes,
    isUnread: false,
  });
  const reason = words.reason ?? team.reason ?? (chosen.ok ? null : chosen.error);
  const variant = chosen.ok
    ? chosen.value
    : { priceCents: cents(product.priceCents), imageUrl: product.imageUrl };
  return {
    ...base,
    outcome: reason === null ? 'add' : 'ask',
    reason,
    quantity: pieces,
    now: {
      ...priceOf(variant.priceCents, pieces, team.upchargeCents),
      productId: product.id,
      name: product.name,
    },
    dropped: choiceLines(droppedOf(line, product)),
    filled:
      reason === null
        ? { product, variant, answers: words.answers, logoFileId: team.logoFileId, team: team.table }
        : null,
  };
}

function readWords(line: EarlierLine, product: PricedProduct) {
  const answers: { kind: string; label: string; value: string }[] = [];
  let reason: AskReason | null = null;
  for (const question of questionsOf(product)) {
    const value = choiceOf(line.choices, question.kind)?.value ?? '';
    reason ??= answerProblem(question, value);
    if (value !== '') {
      answers.push({ kind: question.kind, label: question.label, value });
    }
  }
  return { answers, reason };
}

type ReadTeam = {
  logoFileId: string | null;
  table: RosterTable | null;
  pieces: number | null;
  sizes: readonly { label: string; pieces: number }[] | null;
  upchargeCents: number;
  reason: AskReason | null;
};

function readTeam(line: EarlierLine, product: PricedProduct): ReadTeam {
  const none = { logoFileId: null, table: null, pieces: null, sizes: null, upchargeCents: 0, reason: null };
  if (!product.isTeamOrder) {
    return none;
  }
  const { logoFileId, sheet } = line;
  const hadLogo = choiceOf(line.choices, LOGO_CHOICE) !== undefined;
  const hadRoster = choiceOf(line.choices, ROSTER_CHOICE) !== undefined;
  // What was ordered with it is not left out without a word.
  const logoReason = logoFileId === null && (product.requiresLogo || hadLogo) ? 'logo_missing' : null;
  if (sheet === null) {
    const rosterReason = product.requiresRoster || hadRoster ? 'roster_missing' : null;
    return { ...none, logoFileId, reason: logoReason ?? rosterReason };
  }
  const table = removeEmptyRows(fitTeam(product.rosterSettings, sheet));
  const { problems, summary } = checkRoster(product.rosterSettings, table);
  const isRefused = problems.some(({ severity }) => severity === 'error');
  return isRefused
    ? { ...none, logoFileId, reason: logoReason ?? 'roster_outdated' }
    : {
        logoFileId,
        table,
        pieces: summary.pieces,
        sizes: summary.sizes,
        upchargeCents: summary.upchargeCents,
        reason: logoReason,
      };
}

const FILE_KINDS: readonly string[] = [LOGO_CHOICE, ROSTER_CHOICE];

const droppedOf = ({ choices }: EarlierLine, product: PricedProduct): ItemChoice[] => {
  const asked = new Set(questionsOf(product).map(({ kind }) => kind));
  return choices.filter(({ kind }) => (FILE_KINDS.includes(kind) ? !product.isTeamOrder : !asked.has(kind)));
};
