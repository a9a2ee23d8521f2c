/** 为什么是这个价 beside a price; its code comes when the page has answered. */
import { Skeleton } from '@banxin/ui/Skeleton';
import { Suspense } from 'react';
import { lazyOptional } from '../../../lib/lazyOptional.ts';
import type { XrayButtonProps } from './XrayButton.tsx';

const XrayButton = lazyOptional<XrayButtonProps>(() =>
  import('./XrayButton.tsx').then((module) => ({ default: module.XrayButton })),
);

export function LaterXrayButton(props: XrayButtonProps) {
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <XrayButton {...props} />
    </Suspense>
  );
}
