import { searchListing as say } from '@/lib/messages/en/admin/store/search-listing';
import { SHOWN_DESCRIPTION, SHOWN_TITLE, shortened } from '@/lib/search-engines/search-texts';

type SearchPreviewProps = {
  shopName: string;
  /** As it is read in a list of results, such as `clay.example › product › name-mug`. */
  address: string;
  title: string;
  description: string;
};

/** How a page can look in a list of results, while its texts are typed. */
export function SearchPreview({ shopName, address, title, description }: SearchPreviewProps) {
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="font-medium">{say.preview}</figcaption>
      <div
        data-testid="search-preview"
        className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-surface p-4"
      >
        <p className="truncate text-sm">{shopName}</p>
        <p className="truncate text-sm text-muted">{address}</p>
        <p className="break-words text-lg leading-snug text-info">{shortened(title, SHOWN_TITLE)}</p>
        <p className="break-words text-sm">{shortened(description, SHOWN_DESCRIPTION)}</p>
      </div>
      <p className="text-sm text-muted">{say.previewNote}</p>
    </figure>
  );
}
