// Labels and buttons of a field for a picture.
export const adminPicturesSentences = {
  takePhoto: 'Take a photo',
  choose: 'Choose a picture',
  replace: 'Replace picture',
  remove: 'Remove',
  uploading: 'Uploading the picture',
  ready: 'The picture is ready',
} as const;
