// The whole text of a cell that is cut off, or why a row cannot be selected; loaded when first needed.
import type { ReactNode } from 'react';
import { FloatingTip } from '../../internal/FloatingTip.tsx';

export interface OverflowTipProps {
  /** The cut text, or the checkbox with its reason. */
  element: HTMLElement;
  onClose: () => void;
}

/** Screen readers read the cell whole and the reason as a description, so the tooltip is for the eye only. */
export default function OverflowTip({ element, onClose }: OverflowTipProps): ReactNode {
  return (
    <FloatingTip
      text={element.dataset.reason ?? element.textContent}
      target={element}
      placement="top"
      offset={4}
      isDescribing={false}
      onClose={onClose}
    />
  );
}
