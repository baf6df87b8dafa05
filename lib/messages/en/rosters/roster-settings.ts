// What an owner reads where they say what a roster asks for.
import { numberText } from '../../format';
export const rosterSettingsSentences = {
  columnNameMissing: 'Please enter a name',
  nameTwice: 'There is one of this name already.',
  columnsMissing: 'A roster needs at least one column.',
  sizesMissing: 'Please add at least one size',
  upchargeInvalid: 'Please enter an amount like 2.00, or nothing',
  rangeInvalid: (highest: number) =>
    `Please enter two numbers from 0 to ${numberText(highest)}, the lower one first`,
  lettersInvalid: (highest: number) => `Please enter a number from 1 to ${numberText(highest)}, or nothing`,
  invalid: 'Please check the columns of the roster',
} as const;
