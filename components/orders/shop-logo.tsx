import { classNames } from '@/components/ui/class-names';
import { SizedImage } from '@/components/ui/sized-image';
import { pictureSources } from '@/lib/uploads/picture';

type ShopLogoProps = {
  logoUrl: string | null;
  /** Of its square, in pixels. */
  size: number;
  className?: string;
};

/**
 * A shop's logo, whole, in a square; nothing where there is none, or where it does not load. The shop's name always
 * stands beside it.
 */
export function ShopLogo({ logoUrl, size, className }: ShopLogoProps) {
  if (!logoUrl) {
    return null;
  }
  return (
    <SizedImage
      {...pictureSources(logoUrl)}
      sizes={`${size}px`}
      alt=""
      width={size}
      height={size}
      isEager
      className={classNames('shrink-0 rounded-control object-contain', className)}
    />
  );
}
