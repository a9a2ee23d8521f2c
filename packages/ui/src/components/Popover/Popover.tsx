// A small sheet beside the thing that opened it; Escape and a press outside close it.
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { defined } from '../../internal/defined.ts';
import { CloseContext, TriggerButtonContext } from '../../internal/PressButton.tsx';
import * as css from './Popover.css.ts';

export interface PopoverProps {
  /**
   * Name of the sheet for screen readers.
   * @zh 小页给读屏的名称。
   */
  'aria-label': string;
  /**
   * Side it prefers; it turns over where there is no room.
   * @zh 优先出现在哪一侧；放不下时翻到对侧。
   * @default 'bottom start'
   */
  placement?: 'top' | 'bottom' | 'bottom start' | 'bottom end' | 'left' | 'right' | undefined;
  /**
   * Whether it is open, when the parent holds it.
   * @zh 是否打开，受控时给出。
   */
  isOpen?: boolean | undefined;
  /**
   * Called when it shall open or close.
   * @zh 要打开或关闭时调用。
   */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * The content; a function gets `close`.
   * @zh 内容；写成函数时可得到 `close`。
   */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * Put it behind a Button inside a DialogTrigger.
 * @zh 放在 DialogTrigger 里，跟在 Button 后面。
 */
export function Popover({
  'aria-label': label,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  children,
}: PopoverProps): ReactNode {
  return (
    <AriaPopover
      {...defined({ isOpen, onOpenChange })}
      placement={placement}
      offset={6}
      className={css.popover}
    >
      <AriaDialog aria-label={label} data-component="Popover" className={css.content}>
        {({ close }) => (
          <TriggerButtonContext value={null}>
            <CloseContext value={close}>
              {typeof children === 'function' ? children(close) : children}
            </CloseContext>
          </TriggerButtonContext>
        )}
      </AriaDialog>
    </AriaPopover>
  );
}
