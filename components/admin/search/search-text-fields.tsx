import { Field, TextAreaField } from '@/components/ui/forms/field';
import { searchListing as say } from '@/lib/messages/en/admin/store/search-listing';
import { SHOWN_DESCRIPTION, SHOWN_TITLE } from '@/lib/search-engines/search-texts';

type Text = { name: string; value: string; placeholder: string; error: string | undefined };

type SearchTextFieldsProps = {
  title: Text;
  description: Text;
  onChange: (name: string, value: string) => void;
};

/** Title and description of a page in results, with how much of them is shown. */
export function SearchTextFields({ title, description, onChange }: SearchTextFieldsProps) {
  return (
    <>
      <Field
        {...title}
        label={say.title}
        hint={say.letters(title.value.length, SHOWN_TITLE)}
        isOptional
        autoComplete="off"
        onChange={({ target }) => onChange(title.name, target.value)}
      />
      <TextAreaField
        {...description}
        label={say.description}
        hint={say.letters(description.value.length, SHOWN_DESCRIPTION)}
        isOptional
        rows={3}
        onChange={({ target }) => onChange(description.name, target.value)}
      />
    </>
  );
}
