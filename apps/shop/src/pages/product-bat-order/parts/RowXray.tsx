/** Why a row costs what it does: the price of the order that it becomes, by itself or with others. */
import { explainRow } from '@banxin/contract/calls/batch/import';
import { AskedXray } from '../../../features/quote/xray/AskedXray.tsx';
import { XrayView } from '../../../features/quote/xray/XrayView.tsx';
import { useCall } from '../../../lib/useCall.ts';

export interface RowXrayProps {
  readonly importId: string;
  readonly row: number;
  readonly onClose: () => void;
}

export default function RowXray({ importId, row, onClose }: RowXrayProps) {
  const log = useCall(explainRow, { importId, row });
  return (
    <AskedXray of={log} onClose={onClose}>
      {(price) => <XrayView price={price} />}
    </AskedXray>
  );
}
