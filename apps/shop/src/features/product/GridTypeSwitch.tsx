/** Lets products stand as a grid or as a list. */
import { useText } from '../../lib/text.ts';
import type { GridType } from './gridType.ts';
import * as css from './ProductSheets.css.ts';
import { productText } from './product.messages.ts';

export interface GridTypeSwitchProps {
  readonly value: GridType;
  readonly onChange: (type: GridType) => void;
}

export function GridTypeSwitch({ value, onChange }: GridTypeSwitchProps) {
  const text = useText(productText);
  return (
    <fieldset className={css.looks} aria-label={text.look}>
      {([1, 2] as const).map((type) => (
        <button
          key={type}
          type="button"
          className={css.look}
          aria-pressed={value === type}
          onClick={() => onChange(type)}
        >
          {type === 1 ? text.grid : text.list}
        </button>
      ))}
    </fieldset>
  );
}
