// A dialog at the edge of the window: on the side of a wide screen, from the bottom of a phone.
import type { ReactNode } from 'react';
import * as css from '../../internal/overlayStyle.css.ts';
import { DialogFrame } from '../Dialog/DialogFrame.tsx';
import type { OverlayProps } from '../Dialog/overlayTypes.ts';

export type DrawerProps = OverlayProps;

/**
 * For filters, long option lists and the menu of a phone.
 * @zh 用于筛选、较长的选项列表和手机菜单。
 */
export function Drawer(props: DrawerProps): ReactNode {
  return <DialogFrame {...props} component="Drawer" sheet={css.side} />;
}
