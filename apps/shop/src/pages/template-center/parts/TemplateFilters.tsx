/** The filters: a plain form, so that it finds without a script too. */
import { pathOf } from '@banxin/contract/routes';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { useText } from '../../../lib/text.ts';
import * as css from '../TemplateCenter.css.ts';
import { type TemplatePlace, useTemplateNames } from '../template-center.data.ts';
import { COLOUR_NAMES, INDUSTRY_NAMES, templateText } from '../template-center.messages.ts';

export interface TemplateFiltersProps {
  readonly place: TemplatePlace;
  readonly products: readonly { readonly id: number; readonly name: string }[];
  readonly onFind: (changes: Partial<TemplatePlace>) => void;
}

export function TemplateFilters({ place, products, onFind }: TemplateFiltersProps) {
  const text = useText(templateText);
  const { productOf } = useTemplateNames();
  const selects = [
    {
      name: 'product',
      label: text.product,
      options: products.map(({ id, name }) => ({ id: String(id), label: productOf(id, name) })),
    },
    {
      name: 'industry',
      label: text.industry,
      options: INDUSTRY_NAMES.map((id) => ({ id, label: text.industryName(id) })),
    },
    {
      name: 'colour',
      label: text.colour,
      options: COLOUR_NAMES.map((id) => ({ id, label: text.colourName(id) })),
    },
  ] as const;
  return (
    <form
      method="get"
      action={pathOf('templateCenter')}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('words');
        onFind({ words: typeof words === 'string' ? words.trim() : '' });
      }}
    >
      {selects.map(({ name, label, options }) => (
        <NativeSelect
          key={`${name} ${place[name]}`}
          aria-label={label}
          name={name}
          defaultValue={place[name]}
          options={[{ id: '', label: text.any(label) }, ...options]}
          onChange={(value) => onFind({ [name]: value })}
        />
      ))}
      <input
        key={place.words}
        className={css.words}
        type="search"
        name="words"
        maxLength={50}
        defaultValue={place.words}
        aria-label={text.words}
        placeholder={text.words}
      />
      <button type="submit" className={css.find}>
        {text.find}
      </button>
    </form>
  );
}
