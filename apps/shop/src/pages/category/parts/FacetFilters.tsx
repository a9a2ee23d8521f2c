/** The filters, each value with what it leaves; on a phone they fold away. */
import { useId, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import * as css from '../Category.css.ts';
import type { CategoryControl, CategoryView } from '../category.data.ts';
import { categoryText } from '../category.messages.ts';
import { FACETS } from '../filterAddress.ts';

export interface FacetFiltersProps {
  readonly facets: CategoryView['facets'];
  readonly onToggle: CategoryControl['toggle'];
  readonly onClear: () => void;
}

export function FacetFilters({ facets, onToggle, onClear }: FacetFiltersProps) {
  const text = useText(categoryText);
  /** On a phone; elsewhere they always stand there. */
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const chosen = facets.flatMap(({ choices }) => choices.filter(({ isChosen }) => isChosen));
  return (
    <div className={css.facets}>
      <button
        type="button"
        className={css.foldTitle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {text.filters}
      </button>
      <div id={listId} className={isOpen ? css.fold : css.folded}>
        {facets.map(({ name, choices }) => (
          <fieldset key={name} className={css.facet}>
            <legend className={css.facetName}>{text.facets[FACETS.indexOf(name)]}</legend>
            <div className={css.values}>
              {choices.map(({ facet, value, words, count, isChosen }) => (
                <button
                  key={value}
                  type="button"
                  className={css.value}
                  aria-pressed={isChosen}
                  onClick={() => onToggle(facet, value)}
                >
                  {words} <span className={css.filterCount}>{count}</span>
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {chosen.length > 0 && (
        <div className={css.chosen}>
          <ul className={css.values} aria-label={text.chosen}>
            {chosen.map(({ facet, value, words }) => (
              <li key={`${facet} ${value}`}>
                <button
                  type="button"
                  className={css.chip}
                  aria-label={text.remove(words)}
                  onClick={() => onToggle(facet, value)}
                >
                  {words} <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className={css.clear} onClick={onClear}>
            {text.clear}
          </button>
        </div>
      )}
    </div>
  );
}
