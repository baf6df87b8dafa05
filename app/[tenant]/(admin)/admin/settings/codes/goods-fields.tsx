'use client';
import { useId } from 'react';
import { GoodsPicker } from '@/components/admin/goods-picker';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { FieldError, SelectField } from '@/components/ui/forms/field';
import type { NamedGoods } from '@/lib/discounts/named-goods';
import type { TypedCode } from '@/lib/discounts/read-code';
import { discountSettings as say } from '@/lib/messages/en/admin/store/discounts';
import { findGoods } from '../taxes/goods-actions';

type Goods = Pick<TypedCode, 'goods' | 'categoryIds'> & { products: readonly NamedGoods[] };
type GoodsFieldsProps = Goods & {
  categories: readonly NamedGoods[];
  error: string | undefined;
  onChange: (goods: Goods) => void;
};

const CHOICES = [
  { value: 'all', label: say.goodsAll },
  { value: 'some', label: say.goodsSome },
];

/** What a code is for: everything, or some categories and products. */
export function GoodsFields({ categories, error, onChange, ...chosen }: GoodsFieldsProps) {
  const id = useId();
  const { goods, categoryIds, products } = chosen;
  return (
    <>
      <SelectField
        name="goods"
        label={say.goods}
        options={CHOICES}
        value={goods}
        onChange={({ target }) => onChange({ ...chosen, goods: target.value === 'some' ? 'some' : 'all' })}
      />
      {goods === 'some' && (
        <div className="flex flex-col gap-4 border-l-2 border-line pl-4">
          {categories.length > 0 && (
            <fieldset aria-describedby={error && `${id}-error`} className="flex flex-col">
              <legend className="mb-1 font-medium">{say.categories}</legend>
              {categories.map((category) => (
                <CheckboxField
                  key={category.id}
                  name={`category-${category.id}`}
                  label={category.name}
                  checked={categoryIds.includes(category.id)}
                  aria-invalid={error ? true : undefined}
                  onChange={({ target }) =>
                    onChange({
                      ...chosen,
                      categoryIds: target.checked
                        ? [...categoryIds, category.id]
                        : categoryIds.filter((one) => one !== category.id),
                    })
                  }
                />
              ))}
            </fieldset>
          )}
          <fieldset>
            <legend className="mb-1 font-medium">{say.products}</legend>
            <GoodsPicker
              chosen={products}
              find={findGoods}
              onChange={(picked) => onChange({ ...chosen, products: picked })}
            />
          </fieldset>
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </div>
      )}
    </>
  );
}
