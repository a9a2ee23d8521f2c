// What every dialog and drawer takes.
import type { ReactNode } from 'react';

export interface OverlayProps {
  /**
   * Title; names the dialog.
   * @zh 标题，也是对话框的名称。
   */
  title: string;
  /**
   * Whether it is open, when the parent holds it. Inside a DialogTrigger leave it out.
   * @zh 是否打开，受控时给出；在 DialogTrigger 里不要给。
   */
  isOpen?: boolean | undefined;
  /**
   * Called when it shall open or close.
   * @zh 要打开或关闭时调用。
   */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * Whether a press outside closes it.
   * @zh 点外面是否关闭。
   * @default true
   */
  isDismissable?: boolean | undefined;
  /**
   * Whether Escape does nothing; give another way out.
   * @zh 按 Escape 是否不起作用；要另给一种退出的方法。
   * @default false
   */
  isEscapeDisabled?: boolean | undefined;
  /**
   * Whether there is a close button in the corner.
   * @zh 角上是否有关闭按钮。
   * @default true
   */
  hasCloseButton?: boolean | undefined;
  /**
   * Buttons at the bottom, the strongest last. A Button with `slot="close"` closes it.
   * @zh 底部的按钮，最主要的放在最后；带 `slot="close"` 的 Button 会关闭它。
   */
  footer?: ReactNode | undefined;
  /**
   * The content; a function gets `close`. It scrolls between title and buttons.
   * @zh 内容；写成函数时可得到 `close`。在标题与按钮之间滚动。
   */
  children: ReactNode | ((close: () => void) => ReactNode);
}
