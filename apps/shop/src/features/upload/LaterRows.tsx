/** Files that were chosen, drawn by code that comes with the first of them: when it does not, that is said. */
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Skeleton } from '@banxin/ui/Skeleton';
import { type ReactNode, useState } from 'react';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { uploadText } from './upload.messages.ts';

export interface LaterRowsProps {
  /** Parts made by `lazyPart`. */
  readonly children: ReactNode;
  /** Said when they did not come; what was chosen is held by the page and stays. */
  readonly failed: string;
}

export function LaterRows({ children, failed }: LaterRowsProps) {
  const text = useText(uploadText);
  const [tries, setTries] = useState(0);
  return (
    <PartBoundary
      key={tries}
      pending={<Skeleton shape="text" count={4} />}
      instead={
        <Notice tone="caution">
          <Inline gap={12}>
            {failed}
            <Button size="small" onPress={() => setTries(tries + 1)}>
              {text.tableAgain}
            </Button>
          </Inline>
        </Notice>
      }
    >
      {children}
    </PartBoundary>
  );
}
