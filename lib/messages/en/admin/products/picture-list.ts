// The list of a product's pictures in its form.
import { numberText, plural } from '../../../format';

export const pictureListSentences = {
  label: 'Pictures',
  hint: (most: number) =>
    `Up to ${numberText(most)}, as JPEG, PNG, WebP, GIF, AVIF, or HEIC where your browser opens it; up to 25 MB each. The first one stands for the product in your store. Choose several at once, or drop them here.`,
  add: 'Choose pictures',
  nth: (position: number, count: number) => `Picture ${numberText(position)} of ${numberText(count)}`,
  alt: 'What does it show?',
  altHint: 'For people who cannot see it. Please say it in a few words.',
  named: (position: number) => `picture ${numberText(position)}`,
  drag: (position: number) => `Drag picture ${numberText(position)}, or move it with the arrow keys`,
  remove: 'Remove',
  goOnWithout: 'Go on without this one',
  removedNamed: (words: string) => `Removed: ${words}`,
  removedPicture: 'Removed picture',
  undo: 'Undo',
  uploadingNamed: (fileName: string) => `Uploading ${fileName}`,
  ready: 'The picture is ready',
  movedTo: (position: number, count: number) =>
    `Moved to place ${numberText(position)} of ${numberText(count)}`,
  removed: 'The picture was removed',
  takenBack: 'The picture is back',
  full: 'There is no room for it. Remove another picture first.',
  tooMany: (count: number) =>
    plural(count, {
      one: 'A product has up to eight pictures, so # was not added.',
      other: 'A product has up to eight pictures, so # were not added.',
    }),
  focus: 'Square crop',
  focusHint: 'In your grid it is a square. Press what must stay visible.',
  fromLeft: 'From the left, in percent',
  fromTop: 'From the top, in percent',
  asSquare: 'As a square',
} as const;
