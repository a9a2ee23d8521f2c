/** What the search box offers below itself: recent and hot words, or products, help and orders for what is typed. */
import { suggest } from '@banxin/contract/calls/search/search';
import { pathOf } from '@banxin/contract/routes';
import { VisuallyHidden } from '@banxin/ui/VisuallyHidden';
import { useContext, useEffect, useMemo } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { LocaleContext, useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { useSettled } from '../../lib/useSettled.ts';
import { hotWordsText } from './hotWords.messages.ts';
import { Marked } from './Marked.tsx';
import { orderNumberIn } from './orderNumber.ts';
import * as css from './SuggestPanel.css.ts';
import { searchBoxText } from './search.messages.ts';
import { type Option, type OptionGroup, optionsIn } from './suggestions.ts';

/** Nothing is asked before typing has paused. @unit ms */
const PAUSE_MS = 200;

export interface SuggestPanelProps {
  /** Id of the list, for the box that owns it. */
  readonly id: string;
  /** Committed words in the box; what an input method is composing is none. */
  readonly words: string;
  readonly isHelp: boolean;
  readonly history: readonly string[];
  readonly onClearHistory: () => void;
  /** Where words lead. */
  readonly hrefOf: (words: string) => string;
  /** Index of the marked option; -1 for none. */
  readonly active: number;
  /** What the keyboard may walk through has changed. */
  readonly onOptions: (options: readonly Option[]) => void;
  readonly onPick: (option: Option) => void;
}

export default function SuggestPanel({
  id,
  words,
  isHelp,
  history,
  onClearHistory,
  hrefOf,
  active,
  onOptions,
  onPick,
}: SuggestPanelProps) {
  const text = useText(searchBoxText);
  const hot = useText(hotWordsText);
  const isChinese = useContext(LocaleContext) === 'zh-CN';
  const told = useFixedWords();
  const { name } = useCatalogueWords();
  const asked = useSettled(words.trim(), PAUSE_MS);
  const answer = useCall(suggest, asked === '' ? null : { words: asked }, { keepPrevious: true });
  const found = words.trim() !== '' && answer.state === 'ready' ? answer.value : null;

  const groups = useMemo((): readonly OptionGroup[] => {
    const wordOption = (word: string): Option => ({
      id: word,
      href: hrefOf(word),
      words: word,
      label: word,
    });
    if (words.trim() === '') {
      return [
        { title: text.recent, options: history.map(wordOption) },
        { title: text.hot, options: isHelp ? [] : hot.words.map(wordOption) },
      ];
    }
    const number = isHelp ? null : orderNumberIn(words);
    const { products = [], help = [], orders = [], marks = [] } = found ?? {};
    return [
      {
        title: text.order(''),
        options: number === null ? [] : [{ ...wordOption(number), label: text.order(number) }],
      },
      {
        title: text.products,
        options: isHelp
          ? []
          : products.map((product) => ({
              id: `product-${product.id}`,
              href: pathOf('productDetail', { id: product.id }),
              label: <Marked text={name('product', product.id, product.name)} marks={marks} />,
            })),
      },
      {
        title: text.help,
        options: help.map((one) => ({
          id: `help-${one.id}`,
          href: pathOf('supportDetail', { id: one.id }),
          label: <Marked text={isChinese ? one.title : one.titleEn} marks={marks} />,
        })),
      },
      {
        title: text.orders,
        options: isHelp
          ? []
          : orders.map((order) => ({
              id: `order-${order.orderSN}`,
              href: pathOf('UserOrderDetail', { sn: order.orderSN }),
              label: `${name('product', order.productId, order.productName)} · ${told(order.statusLabel)}`,
              aside: order.orderSN,
            })),
      },
    ];
  }, [words, found, history, hrefOf, isHelp, isChinese, text, hot, name, told]);

  const options = useMemo(() => optionsIn(groups), [groups]);
  useEffect(() => onOptions(options), [options, onOptions]);
  const shown = groups.filter((group) => group.options.length > 0);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{options.length > 0 && text.found(String(options.length))}</span>
      </VisuallyHidden>
      {shown.length > 0 && (
        // A press must not take the focus from the box: that would close the list.
        // biome-ignore lint/a11y/noStaticElementInteractions: the box has the keyboard.
        <div className={css.panel} onMouseDown={(event) => event.preventDefault()}>
          <div role="listbox" id={id} aria-label={text.suggestions}>
            {shown.map(({ title, options: own }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields.
              <div key={title} role="group" aria-label={title}>
                <div className={css.head} role="presentation">
                  {title}
                </div>
                {own.map((option) => {
                  const at = options.indexOf(option);
                  return (
                    // The keyboard stays in the box, which tells by aria-activedescendant where it is.
                    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
                    // biome-ignore lint/a11y/useFocusableInteractive: see above.
                    <div
                      key={option.id}
                      id={`${id}-${at}`}
                      role="option"
                      aria-selected={at === active}
                      className={css.option}
                      onClick={() => onPick(option)}
                    >
                      <span className={css.words}>{option.label}</span>
                      {option.aside && <span className={css.aside}>{option.aside}</span>}
                    </div>
                  );
                })}
              </div>
            ))}
          </div>
          {words.trim() === '' && history.length > 0 && (
            <button type="button" tabIndex={-1} className={css.clear} onClick={onClearHistory}>
              {text.clear}
            </button>
          )}
        </div>
      )}
    </>
  );
}
