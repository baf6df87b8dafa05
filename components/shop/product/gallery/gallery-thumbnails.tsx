import { SizedImage } from '@/components/ui/images/sized-image';
import { objectPosition } from '@/lib/catalog/pictures/picture-rules';
import type { ProductPictureView } from '@/lib/catalog/pictures/picture-views';
import { gallerySentences as say } from '@/lib/messages/en/shop/product/gallery';
import { pictureSources } from '@/lib/uploads/picture';

/** Squares that lead to a product's pictures. `SHOW_SLIDES` scrolls the row; without script the address does. */
export const GalleryThumbnails = ({ pictures }: { pictures: readonly ProductPictureView[] }) => (
  <ul className="flex flex-wrap gap-2">
    {pictures.map((picture, index) => (
      <li key={picture.id} data-first-picture={index === 0 ? '' : undefined}>
        <a
          href={`#picture-${picture.id}`}
          data-slide=""
          aria-label={say.show(index + 1, pictures.length)}
          className="block size-16 overflow-hidden rounded-control border border-line hover:border-ink"
        >
          <SizedImage
            {...pictureSources(picture.imageUrl)}
            alt=""
            sizes="64px"
            width={64}
            height={64}
            position={objectPosition(picture)}
            className="size-full object-cover"
          />
        </a>
      </li>
    ))}
  </ul>
);
