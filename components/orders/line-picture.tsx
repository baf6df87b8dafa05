import { classNames } from '@/components/ui/class-names';
import { PictureOrWords } from './picture-or-words';

type LinePictureProps = {
  imageUrl: string | null;
  /** The side of its square, as a class; 64 pixels unless said otherwise. */
  size?: string;
  /** Needed at once: on what is printed, a picture that comes late is missing. */
  isEager?: boolean;
};

const WORDS = 'items-center justify-center p-1 text-center text-xs text-muted';

/** The product's picture beside a line of an order, whose name stands next to it. */
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
