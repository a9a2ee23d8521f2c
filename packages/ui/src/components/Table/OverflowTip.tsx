// The whole text of a cell that is cut off; loaded when the first one is pointed at.
import { type ReactNode, useMemo } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as css from '../../internal/ReasonTip.css.ts';

export interface OverflowTipProps {
  /** The cut text. */
  element: HTMLElement;
  onClose: () => void;
}

/** Screen readers read the cell whole, so the tooltip is for the eye only. */
export default function OverflowTip({ element, onClose }: OverflowTipProps): ReactNode {
  const trigger = useMemo(() => ({ current: element }), [element]);
  return (
    <TooltipTrigger isOpen onOpenChange={onClose}>
      <Tooltip triggerRef={trigger} placement="top start" offset={4} className={css.tip}>
        {element.textContent}
      </Tooltip>
    </TooltipTrigger>
  );
}
