/** The rows of the list, what is done with several of them, and the windows of one. Their code comes while the stock is asked for. */
import type { CustodyStock } from '@banxin/contract/entities/cloudWarehouse';
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import type { TableKey } from '@banxin/ui/Table';
import { useState } from 'react';
import type { CloudGoods } from '../../../features/cloud/GoodsTitle.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import * as css from '../cloud-inventory.css.ts';
import { cloudInventoryText } from '../cloud-inventory.messages.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { CustodyTable } from './CustodyTable.tsx';
import { SalesTable } from './SalesTable.tsx';

const windows = {
  moves: lazyPart(() => import('./MovesDrawer.tsx')),
  alert: lazyPart(() => import('./AlertWindow.tsx')),
  giveBack: lazyPart(() => import('./GiveBackWindow.tsx')),
  destroy: lazyPart(() => import('./DestroyWindow.tsx')),
};

/** A window of one stock. */
export type StockWindow = keyof typeof windows;

/** What every such window is given. */
export interface StockWindowProps {
  readonly stock: CustodyStock;
  /** Closed; true when the stock changed. */
  readonly onEnd: (isChanged: boolean) => void;
}

/** What whoever is here may do. */
export interface GoodsRights {
  readonly canSend: boolean;
  readonly canAlert: boolean;
  readonly canTakeOut: boolean;
}

export interface GoodsRowsProps extends GoodsRights {
  readonly goods: readonly CloudGoods[];
  readonly isCustody: boolean;
  /** Newer rows are on their way. */
  readonly isPending: boolean;
  readonly onChanged: () => void;
}

const NONE: ReadonlySet<TableKey> = new Set();

export default function GoodsRows({ goods, isCustody, onChanged, ...table }: GoodsRowsProps) {
  const text = useText(cloudInventoryText);
  const showPartFailed = usePartFailedToast();
  const [chosen, setChosen] = useState(NONE);
  const [opened, setOpened] = useState<{
    readonly window: StockWindow;
    readonly stock: CustodyStock;
  } | null>(null);
  const custody = goods.filter((one) => one.kind === cloudWarehouseKind.custody);
  const sales = goods.filter((one) => one.kind === cloudWarehouseKind.sales);
  if (!isCustody) return <SalesTable goods={sales} {...table} />;
  // What is no longer listed is chosen no longer.
  const picked = custody.filter(({ stockId }) => chosen.has(stockId));
  const here =
    picked.length === chosen.size ? chosen : new Set<TableKey>(picked.map((one) => one.stockId));
  const Window = opened && windows[opened.window];
  return (
    <div className={css.rows}>
      {picked.length > 0 && <ChosenBar chosen={picked} onForget={() => setChosen(NONE)} />}
      <CustodyTable
        {...table}
        stocks={custody}
        chosen={here}
        onChoose={setChosen}
        onOpen={(window, stock) => setOpened({ window, stock })}
      />
      {opened && Window && (
        <PartBoundary
          key={opened.window}
          onLost={() => {
            setOpened(null);
            showPartFailed(text.windowLost, () => setOpened(opened));
          }}
        >
          <Window
            stock={custody.find(({ stockId }) => stockId === opened.stock.stockId) ?? opened.stock}
            onEnd={(isChanged: boolean) => {
              setOpened(null);
              if (isChanged) onChanged();
            }}
          />
        </PartBoundary>
      )}
    </div>
  );
}
