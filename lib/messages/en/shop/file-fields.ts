// What the fields for a logo and a roster say: choosing a file, sending it, taking it away.
import { numberText } from '@/lib/messages/format';
import { type Drawn, sentenceParts } from '@/lib/messages/sentence-parts';

export const fileFieldSentences = {
  dropOrPaste: 'or drop or paste it here',
  goOnWithout: 'Go on without it',
  chooseAnother: 'Choose another file',
  // A file on its way.
  uploading: (fileName: string) => `Uploading ${fileName}`,
  /** The file's name is visible; that it is being uploaded is for screen readers. */
  uploadingFile: <Node>(fileName: Node, heard: Drawn<Node>) =>
    sentenceParts`${heard('Uploading ')}${fileName}`,
  uploaded: (fileName: string) => `${fileName} is uploaded`,
  percent: (percent: number) => `${percent}%`,
  // The logo.
  logo: 'Logo',
  chooseLogo: 'Choose a logo',
  logoTypes: (megabytes: number) => `PNG, JPEG, WebP, GIF or SVG, up to ${megabytes} MB`,
  logoAlt: 'Your logo',
  logoSize: (width: number, height: number) => `${numberText(width)} × ${numberText(height)} px`,
  replaceLogo: 'Replace',
  removeLogo: <Node>(heard: Drawn<Node>) => sentenceParts`Remove${heard(' the logo')}`,
} as const;
