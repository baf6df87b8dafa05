// Headings, labels and buttons of the admin area: pictures.

export const adminPicturesSentences = {
  optional: '(optional)',
  remove: 'Remove',
  uploadingThePicture: 'Uploading the picture',
  replacePicture: 'Replace picture',
  chooseAPicture: 'Choose a picture',
  thePictureIsReady: 'The picture is ready',
} as const;
