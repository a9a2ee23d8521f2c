/** The window of a price that is asked for when somebody opens it. */
import { Skeleton } from '@banxin/ui/Skeleton';
import type { ReactNode } from 'react';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import type { Loadable } from '../../../lib/useCall.ts';
import { XrayFrame } from './XrayFrame.tsx';
import { xrayText } from './xray.messages.ts';

export interface AskedXrayProps<T> {
  readonly of: Loadable<T>;
  readonly onClose: () => void;
  readonly children: (answer: T) => ReactNode;
}

export function AskedXray<T>({ of, onClose, children }: AskedXrayProps<T>) {
  const text = useText(xrayText);
  return (
    <XrayFrame onClose={onClose}>
      <Loaded
        of={of}
        pending={<Skeleton shape="row" count={10} isAnnounced />}
        failed={{ place: 'part', title: text.failed }}
      >
        {children}
      </Loaded>
    </XrayFrame>
  );
}
