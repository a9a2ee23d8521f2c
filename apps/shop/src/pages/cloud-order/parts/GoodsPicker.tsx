/** Chooses goods for a parcel: what is stored for the customer, and goods of the shop. */
import { getCloudInventory } from '@banxin/contract/calls/cloudWarehouse/inventory';
import { PAGE_SIZE_DEFAULT } from '@banxin/contract/constants';
import type { CloudLineInput } from '@banxin/contract/entities/cloudWarehouse';
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { CLOUD_LINES_MAX } from '@banxin/contract/rules/cloudWarehouse';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Money } from '@banxin/ui/Money';
import { Pager } from '@banxin/ui/Pager';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useAmount } from '../../../features/cart/amount.ts';
import { cloudGoodsText } from '../../../features/cloud/cloudGoods.messages.ts';
import { keyOfLine } from '../../../features/cloud/cloudLines.ts';
import { type CloudGoods, GoodsTitle } from '../../../features/cloud/GoodsTitle.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { ListSkeleton } from '../../../lib/ListSkeleton.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { WordsFilter } from '../../../lib/WordsFilter.tsx';
import * as css from '../CloudOrder.css.ts';
import { cloudOrderText } from '../cloud-order.messages.ts';

const kinds = ['custody', 'sales'] as const;
type Kind = (typeof kinds)[number];

const lineOf = (goods: CloudGoods): CloudLineInput => ({
  kind: goods.kind,
  id: goods.kind === cloudWarehouseKind.custody ? goods.stockId : goods.productId,
  quantity: 1,
});

export interface GoodsPickerProps {
  readonly chosen: readonly CloudLineInput[];
  readonly onChoose: (line: CloudLineInput) => void;
  readonly onClose: () => void;
}

interface FoundProps extends Pick<GoodsPickerProps, 'onChoose'> {
  readonly goods: CloudGoods;
  readonly isChosen: boolean;
  readonly isFull: boolean;
}

function Found({ goods, isChosen, isFull, onChoose }: FoundProps) {
  const text = useText(cloudOrderText);
  const amount = useAmount();
  const { name } = useCatalogueWords();
  const called = `${name('product', goods.productId, goods.productName)} ${goods.code}`;
  return (
    <li className={css.find}>
      <GoodsTitle goods={goods}>
        <Text size={12} tone="quiet">
          {goods.code}
        </Text>
      </GoodsTitle>
      <span className={css.available}>
        <Text size={13} tone={goods.available === 0 ? 'quiet' : 'body'}>
          {text.available(amount(goods.available, goods.unit))}
        </Text>
        {goods.kind === cloudWarehouseKind.sales && (
          <div>
            <Money fen={goods.each} />
          </div>
        )}
      </span>
      <Button
        size="small"
        isDisabled={isChosen || isFull || goods.available === 0}
        aria-label={text.chooseName(called)}
        onPress={() => onChoose(lineOf(goods))}
      >
        {isChosen ? text.chosen : text.choose}
      </Button>
    </li>
  );
}

export default function GoodsPicker({ chosen, onChoose, onClose }: GoodsPickerProps) {
  const text = useText(cloudOrderText);
  const names = useText(cloudGoodsText);
  const [kind, setKind] = useState<Kind>('custody');
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const found = useCall(
    getCloudInventory,
    {
      kind: cloudWarehouseKind[kind],
      status: 'all',
      ...(words !== '' && { words }),
      pageIndex: page,
      pageSize: PAGE_SIZE_DEFAULT,
    },
    { keepPrevious: true },
  );
  const here = new Set(chosen.map(keyOfLine));
  const search = (next: string): void => {
    setWords(next);
    setPage(1);
  };
  const none = kind === 'custody' ? text.pickerNone : text.pickerNoSales;
  return (
    <Dialog
      isOpen
      size="large"
      title={text.pickerTitle}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Button variant="primary" onPress={onClose}>
          {text.done}
        </Button>
      }
    >
      <Tabs
        label={text.pickerTabs}
        items={kinds.map((id) => ({ id, label: names[id] }))}
        selectedId={kind}
        onSelectionChange={(id) => {
          setKind(id as Kind);
          search('');
        }}
      >
        <Stack gap={12}>
          <div className={css.search}>
            <WordsFilter
              label={text.pickerSearch}
              placeholder={text.pickerPlaceholder}
              words={words}
              onChange={search}
            />
          </div>
          <Loaded
            of={found}
            pending={<ListSkeleton hasPictures={false} />}
            failed={{ place: 'notice', title: text.pickerFailed }}
          >
            {({ items, total }) =>
              total === 0 ? (
                <EmptyState title={words === '' ? none : text.pickerNotFound(words)}>
                  {words === '' && kind === 'custody' ? text.pickerNoneHint : undefined}
                </EmptyState>
              ) : (
                <>
                  <ul className={css.found}>
                    {items.map((goods) => (
                      <Found
                        key={goods.code}
                        goods={goods}
                        isChosen={here.has(keyOfLine(lineOf(goods)))}
                        isFull={chosen.length >= CLOUD_LINES_MAX}
                        onChoose={onChoose}
                      />
                    ))}
                  </ul>
                  {total > PAGE_SIZE_DEFAULT && (
                    <Pager
                      total={total}
                      page={page}
                      pageSize={PAGE_SIZE_DEFAULT}
                      pageSizes={[]}
                      onChange={setPage}
                    />
                  )}
                </>
              )
            }
          </Loaded>
        </Stack>
      </Tabs>
    </Dialog>
  );
}
