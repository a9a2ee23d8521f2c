/** The goods of a parcel: how many of each, what is short, adding more. */
import type { CloudLineInput } from '@banxin/contract/entities/cloudWarehouse';
import { CLOUD_LINES_MAX } from '@banxin/contract/rules/cloudWarehouse';
import { Button } from '@banxin/ui/Button';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Inline } from '@banxin/ui/Inline';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { keyOfLine } from '../../../features/cloud/cloudLines.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Part } from '../../../lib/Part.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import * as css from '../CloudOrder.css.ts';
import type { Parcel, Prepared } from '../cloud-order.data.ts';
import { cloudOrderText } from '../cloud-order.messages.ts';
import { GoodsLine } from './GoodsLine.tsx';
import { Shortage } from './Shortage.tsx';

const GoodsPicker = lazyPart(() => import('./GoodsPicker.tsx'));

/** Where the focus goes while goods are missing. */
export const GOODS_ID = 'goods';

export interface GoodsPartProps {
  readonly parcel: Parcel;
  /** Submitting was tried without goods. */
  readonly isAsked: boolean;
}

interface LinesProps {
  readonly shown: Prepared;
  readonly goods: Parcel['goods'];
}

/** As they were chosen; what the server says of a line that was just added is on its way. */
function Lines({ shown, goods }: LinesProps) {
  const known = new Map(shown.lines.map((line) => [keyOfLine(line), line]));
  return (
    <ul className={css.lines}>
      {goods.lines.map((line) => {
        const said = known.get(keyOfLine(line));
        return said === undefined ? (
          <li key={keyOfLine(line)} className={css.line}>
            <Skeleton shape="text" count={2} />
          </li>
        ) : (
          <GoodsLine
            key={keyOfLine(line)}
            line={{ ...said, quantity: line.quantity }}
            onQuantity={(quantity) => goods.setQuantity(line, quantity)}
            onTakeOut={() => goods.setQuantity(line, 0)}
          />
        );
      })}
    </ul>
  );
}

export function GoodsPart({ parcel: { goods, prepared }, isAsked }: GoodsPartProps) {
  const text = useText(cloudOrderText);
  const showPartFailed = usePartFailedToast();
  const [isPicking, setPicking] = useState(false);
  const { lines } = goods;
  const isFull = lines.length >= CLOUD_LINES_MAX;
  const add = (
    <Button
      variant={lines.length === 0 ? 'primary' : 'secondary'}
      isDisabled={isFull}
      onPress={() => setPicking(true)}
    >
      {text.addGoods}
    </Button>
  );
  return (
    <div id={GOODS_ID} tabIndex={-1}>
      <Part title={text.goods}>
        {lines.length === 0 ? (
          <EmptyState title={text.none} action={add}>
            {text.noneHint}
          </EmptyState>
        ) : (
          <Loaded
            of={prepared}
            pending={<Skeleton shape="block" />}
            failed={{
              place: 'notice',
              title: text.loadFailed,
              kept: text.kept,
              unknown: text.unknownGoods,
              ways: (
                <Button size="small" onPress={goods.clear}>
                  {text.clear}
                </Button>
              ),
            }}
          >
            {(shown) => (
              <>
                <Shortage shown={shown} lines={lines} onQuantity={goods.setQuantity} />
                <Lines shown={shown} goods={goods} />
                <Inline gap={12}>
                  {add}
                  {isFull && <Text tone="quiet">{text.mostKinds(CLOUD_LINES_MAX)}</Text>}
                </Inline>
              </>
            )}
          </Loaded>
        )}
        <div role="status">
          {isAsked && (
            <Text size={13} tone="critical">
              {text.none}
            </Text>
          )}
        </div>
      </Part>
      {isPicking && (
        <PartBoundary
          onLost={() => {
            setPicking(false);
            showPartFailed(text.pickerLost, () => setPicking(true));
          }}
        >
          <GoodsPicker
            chosen={lines}
            onChoose={(line: CloudLineInput) => goods.add(line)}
            onClose={() => setPicking(false)}
          />
        </PartBoundary>
      )}
    </div>
  );
}
