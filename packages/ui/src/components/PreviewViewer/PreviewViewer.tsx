// Looks at pictures large: titled 预览图, one at a time, closer and further, above everything else.
import { type ReactNode, useId } from 'react';
import { ModalLayer } from '../../internal/ModalLayer.tsx';
import * as css from './PreviewViewer.css.ts';
import type { PreviewViewerProps } from './previewTypes.ts';
import { ViewerTable } from './ViewerTable.tsx';

export type { PreviewImage, PreviewStatus, PreviewViewerProps } from './previewTypes.ts';

/**
 * Stands at 4000 (specification §9). Arrow keys turn or, when it is magnified, move; Home and End jump; + and −
 * magnify, 0 shows the whole. Fingers pinch and double-tap, the wheel magnifies about the pointer.
 * @zh 层级 4000（规格 §9）。方向键翻页，放大后用于移动；Home 和 End 到首尾；+ 和 − 缩放，0 显示整张。手指可捏合与双击，滚轮以指针为中心缩放。
 */
export function PreviewViewer({ isOpen, onClose, ...table }: PreviewViewerProps): ReactNode {
  const name = useId();
  return (
    <ModalLayer
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={false}
      scrim={css.scrim}
      sheet={css.box}
      dialog={{
        'data-component': 'PreviewViewer',
        'aria-labelledby': name,
        className: css.dialog,
      }}
    >
      <ViewerTable {...table} titleId={name} onClose={onClose} />
    </ModalLayer>
  );
}
