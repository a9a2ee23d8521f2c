// Looks at pictures large: titled 预览图, one at a time, closer and further, above everything else.
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { OverlayContent } from '../../internal/OverlayContent.tsx';
import * as css from './PreviewViewer.css.ts';
import type { PreviewViewerProps } from './previewTypes.ts';
import { ViewerTable } from './ViewerTable.tsx';

export type { PreviewImage, PreviewStatus, PreviewViewerProps } from './previewTypes.ts';

/**
 * Stands at 4000 (specification §9). Arrow keys turn or, when it is magnified, move; Home and End jump; + and −
 * magnify, 0 shows the whole. Fingers pinch and double-tap, the wheel magnifies about the pointer.
 */
export function PreviewViewer({ isOpen, onClose, ...table }: PreviewViewerProps): ReactNode {
  return (
    <ModalOverlay
      data-part="scrim"
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      className={css.scrim}
    >
      <Modal className={css.box}>
        <Dialog data-component="PreviewViewer" className={css.dialog}>
          <OverlayContent>
            <ViewerTable {...table} onClose={onClose} />
          </OverlayContent>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
