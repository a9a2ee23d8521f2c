/** New files for an order; what takes them comes when somebody has some. */
import { Skeleton } from '@banxin/ui/Skeleton';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import type { FileSupplyProps } from './FileSupply.tsx';

const FileSupply = lazyPart(() => import('./FileSupply.tsx'));

export interface SupplyPartProps extends FileSupplyProps {
  /** Opens it, or takes it away when it does not come. */
  readonly onOpen: (isOpen: boolean) => void;
}

export function SupplyPart({ onOpen, ...props }: SupplyPartProps) {
  const text = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  return (
    <PartBoundary
      pending={<Skeleton shape="text" count={4} />}
      onLost={() => {
        onOpen(false);
        showPartFailed(text.fileSupply, () => onOpen(true));
      }}
    >
      <FileSupply {...props} />
    </PartBoundary>
  );
}
