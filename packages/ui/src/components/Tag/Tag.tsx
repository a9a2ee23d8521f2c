// A small outlined label: an attribute, a chosen filter, a check that passed.
import RemoveIcon from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { classes } from '../../internal/classes.ts';
import * as css from './Tag.css.ts';

export interface TagProps {
  /**
   * What the label means.
   * @zh 标签的含义。
   * @default 'neutral'
   */
  tone?: 'neutral' | 'action' | 'positive' | 'caution' | 'critical' | 'price' | undefined;
  /**
   * Icon before the words; decoration.
   * @zh 文字前的图标，仅作装饰。
   */
  icon?: ReactNode | undefined;
  /**
   * Called when the label shall go; shows a remove button.
   * @zh 移除标签时调用；给出时显示移除按钮。
   */
  onRemove?: (() => void) | undefined;
  /**
   * Name of the remove button: 移除筛选“近 3 个月”. Required with `onRemove`.
   * @zh 移除按钮的名称，如“移除筛选‘近 3 个月’”；有 `onRemove` 时必须给出。
   */
  removeLabel?: string | undefined;
  /**
   * The words: a noun or a short fact.
   * @zh 标签文字：名词或短语。
   */
  children: ReactNode;
}

/**
 * A label. Use StatusTag for the state of a thing.
 * @zh 标签。事物的状态用 StatusTag。
 */
export function Tag({
  tone = 'neutral',
  icon,
  onRemove,
  removeLabel,
  children,
}: TagProps): ReactNode {
  return (
    <span data-component="Tag" className={classes(css.tag, css.outline[tone])}>
      {icon !== undefined && (
        <span data-part="icon" className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
      {onRemove !== undefined && (
        <Button
          data-part="remove"
          aria-label={removeLabel ?? ''}
          onPress={() => onRemove()}
          className={css.remove}
        >
          <RemoveIcon size="1em" aria-hidden="true" />
        </Button>
      )}
    </span>
  );
}
