// What an owner reads about products.
import { numberText, plural } from '../format';
import { atMostCharacters } from './counts';

export const productSentences = {
  /** How many products a filter has found. */
  matching: (count: number) => plural(count, { one: '# product matches', other: '# products match' }),
  none: 'No products yet. Create your first product!',
  noneHint: 'A name, a price and a SKU are all it takes. Shoppers see it as soon as you save it.',
  noneFound: 'No products match. Try fewer filters.',
  fieldsMissing: 'Please fill in required fields (Name, Price, and SKU)',
  nameMissing: 'Please enter a name',
  priceMissing: 'Please enter a price',
  skuMissing: 'Please enter a SKU, or generate one',
  fieldsInvalid: 'Please check the marked fields',
  priceInvalid: 'Please enter a price like 28.00: digits with at most two decimals',
  priceZero: 'Please enter a price of at least $0.01: nobody can pay an order of $0.00',
  priceZeroStored: 'No price yet. Shoppers cannot buy it by itself.',
  priceTooHigh: (highest: string) => `The price can be at most ${highest}`,
  tooLong: atMostCharacters,
  weightInvalid: 'Please enter a weight with its unit, such as 12 oz, 1.5 lb or 450 g.',
  letterLimitInvalid: (highest: number) =>
    `Please enter a whole number from 1 to ${numberText(highest)}, or leave it empty`,
  skuTaken: 'This SKU already exists. Please use a different SKU or generate a new one.',
  skuRenamed: (former: string) => `Was ${former}, which another product has in other letters.`,
  skuNotGenerated: 'Unable to generate unique SKU. Please try again.',
  imageNotAnImage: 'Please select an image file',
  imageEmpty: 'This file is empty. Please select another picture.',
  imageTooHeavy: (megabytes: number) =>
    `This picture is too large. Please select one of at most ${numberText(megabytes)} MB.`,
  imageTooWide: (pixels: number) =>
    `This picture has too many pixels. Please select one of at most ${numberText(pixels)} pixels on each side.`,
  imageTooManyPixels: (megapixels: number) =>
    `This picture has too many pixels. Please select one of at most ${numberText(megapixels)} megapixels.`,
  imageGone: 'This picture is no longer there. Please select it again.',
  imageUploading: 'The picture is still being uploaded. Please wait a moment.',
  imageFailed: 'The picture could not be stored. Please try again.',
  tooManyUnsavedPictures:
    'Many pictures were uploaded here that nothing shows yet. Save the products that you are working on, or wait an hour, and try again.',
  imageHeic:
    'This browser cannot open HEIC pictures. Choose it in Safari, or save it as a JPEG first: on a Mac with Preview, File, Export; on an iPhone under Settings, Camera, Formats, Most Compatible.',
  imageUnreadable:
    'This browser could not open the picture to make it smaller. Please save it as a JPEG or PNG of at most 10 MB.',
  imageTooLargeToShrink: (megapixels: number) =>
    `This picture has too many pixels to be made smaller here. Please save it with at most ${numberText(megapixels)} megapixels first.`,
  imageUnread: 'This file could not be read. Please choose it again.',
  imageKeepEarlier: 'Keep the picture as it was',
  imageGoOnWithout: 'Go on without a picture',
  imageStandsInTheWay: 'Nothing was saved, because the picture is not ready. Please see what it says there.',
  created: 'Product created successfully!',
  updated: 'Product updated successfully!',
  saveFailed: 'Failed to save product',
  deleteQuestion: 'Are you sure you want to delete this product?',
  deleteHint: (name: string) =>
    `“${name}” leaves your store. You can bring it back from the archived products. Orders that have it keep its name and price.`,
  deleted: 'Product deleted successfully!',
  deleteFailed: 'Failed to delete product',
  duplicated: (name: string) => `“${name}” was added. It is inactive until you switch it on.`,
  duplicateFailed: 'The product could not be duplicated. Please try again.',
  statusFailed: 'The status could not be changed. Please try again.',
  discardQuestion: 'Discard what you typed?',
  changedMeanwhile: 'Someone else has changed this product since you opened it.',
  gone: 'This product is no longer there. Somebody has deleted it.',
} as const;
