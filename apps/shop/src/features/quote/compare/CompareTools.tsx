/** Puts what is configured beside others, and opens them side by side. */
import type { Configuration, Product } from '@banxin/pricing/types';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import type { Configurator } from '../useConfigurator.ts';
import { compareText } from './compare.messages.ts';
import { COMPARED_MAX } from './compared.ts';
import { useCompared } from './useCompared.ts';

const CompareDialog = lazyPart(() => import('./CompareDialog.tsx'));

export interface CompareToolsProps {
  readonly product: Product;
  readonly userId: number;
  readonly configurator: Pick<Configurator, 'configuration' | 'priceOf' | 'take'>;
}

export default function CompareTools({ product, userId, configurator }: CompareToolsProps) {
  const text = useText(compareText);
  const { toasts } = useServices();
  const showPartFailed = usePartFailedToast();
  const compared = useCompared(product, userId);
  const { all, isFull } = compared;
  const { configuration, priceOf, take } = configurator;
  const [isOpen, setOpen] = useState(compared.isLinked);
  const isIn = compared.has(configuration);
  const close = () => setOpen(false);
  const choose = (one: Configuration): void => {
    take(one);
    close();
    toasts.show({ text: text.taken, tone: 'positive' });
  };
  const remove = (one: Configuration): void => {
    compared.remove(one);
    if (all.length <= 1) close();
  };
  return (
    <>
      <Inline gap={12}>
        <Button
          isDisabled={isIn || isFull}
          onPress={() => {
            compared.add(configuration);
            toasts.show({ text: text.added(all.length + 1), tone: 'positive' });
          }}
        >
          {isIn ? text.isIn : text.add}
        </Button>
        {all.length > 0 && (
          <Button variant="quiet" onPress={() => setOpen(true)}>
            {text.open(all.length)}
          </Button>
        )}
      </Inline>
      {isFull && !isIn && (
        <Text size={12} tone="quiet">
          {text.full(COMPARED_MAX)}
        </Text>
      )}
      {isOpen && all.length > 0 && (
        <PartBoundary
          onLost={() => {
            close();
            showPartFailed(text.lost, () => setOpen(true));
          }}
        >
          <CompareDialog
            product={product}
            all={all}
            now={configuration}
            priceOf={priceOf}
            onTake={choose}
            onRemove={remove}
            onClose={close}
          />
        </PartBoundary>
      )}
    </>
  );
}
