// A task in front of the page: focus stays inside, Escape and a press outside close it, focus returns.
import type { ReactNode } from 'react';
import { DialogTrigger as AriaDialogTrigger } from 'react-aria-components/Dialog';
import { classes } from '../../internal/classes.ts';
import * as css from '../../internal/overlayStyle.css.ts';
import { TriggerButtons } from '../../internal/TriggerButtons.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import type { OverlayProps } from './overlayTypes.ts';

export type { OverlayProps } from './overlayTypes.ts';

export interface DialogTriggerProps {
  /**
   * The button and what it opens.
   * @zh 按钮和它打开的内容。
   */
  children: ReactNode;
}

/**
 * Put a Button and a Dialog (Drawer, Popover) inside: the button opens it and gets the focus back.
 * @zh 里面放一个 Button 和一个 Dialog（或 Drawer、Popover）：按钮打开它，关闭后焦点回到按钮。
 */
export function DialogTrigger({ children }: DialogTriggerProps): ReactNode {
  return (
    <AriaDialogTrigger>
      <TriggerButtons>{children}</TriggerButtons>
    </AriaDialogTrigger>
  );
}

export interface DialogProps extends OverlayProps {
  /**
   * Width: 420, 560, 880 px. On a phone it is a sheet at the bottom.
   * @zh 宽 420、560 或 880 px；手机上从底部升起。
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * A dialog. For a question with two answers use AlertDialog.
 * @zh 对话框。两选一的问题用 AlertDialog。
 */
export function Dialog({ size = 'medium', ...overlay }: DialogProps): ReactNode {
  return <DialogFrame {...overlay} component="Dialog" sheet={classes(css.box, css.width[size])} />;
}
