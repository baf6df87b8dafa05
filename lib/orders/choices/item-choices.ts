// The choices of an order's line, as every view, mail and file reads them.
import type { LineChoice } from '@/lib/choices/line-choice';
import type { Prisma } from '@/lib/db/generated/client';
import { type AttachedFile, attachedFile } from '@/lib/orders/attached-file';
import { type ChoiceColumns, readStoredChoices } from '@/lib/orders/choices/stored-choices';

/** The columns that `itemChoices` reads. */
export const ITEM_CHOICES = {
  choices: true,
  customizationLabel: true,
  customizationText: true,
  logoUrl: true,
  rosterUrl: true,
} satisfies Prisma.OrderItemSelect;

export type ItemChoice = LineChoice<AttachedFile>;

/** The choices of a line in the order of the product page, with their files as safe links. */
export const itemChoices = (row: ChoiceColumns & { choices: unknown }): ItemChoice[] =>
  readStoredChoices(row, (url) => attachedFile(url)?.name ?? null).map(({ files, ...choice }) =>
    files === undefined
      ? choice
      : {
          ...choice,
          files: files.flatMap(({ name, url }) => {
            const file = attachedFile(url);
            return file === null ? [] : [{ ...file, name }];
          }),
        },
  );
