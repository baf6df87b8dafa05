// Headings, labels and buttons of the admin area: pictures.

export const adminPicturesSentences = {
  optional: '(optional)',
  remove: 'Remove',
  uploadingThePicture: 'Uploading the picture',
} as const;
