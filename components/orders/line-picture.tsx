import { classNames } from '@/components/ui/class-names';
import { PictureOrWords } from './picture-or-words';

type LinePictureProps = {
  imageUrl: string | null;
  /** The size class of its square; 64 pixels by default. */
  size?: string;
  /** Loads at once: in print, a picture that comes late is missing. */
  isEager?: boolean;
};

const WORDS = '@container items-center justify-center text-center text-xs text-muted';

/** The product's picture beside an order line, which has the name as text. */
export function LinePicture({ imageUrl, size = 'size-16', isEager = false }: LinePictureProps) {
  const frame = classNames(size, 'shrink-0 overflow-hidden rounded-control bg-sunken');
  return (
    <PictureOrWords
      imageUrl={imageUrl}
      alt=""
      sizes="96px"
      side={96}
      isEager={isEager}
      frame={frame}
      words={WORDS}
    />
  );
}
