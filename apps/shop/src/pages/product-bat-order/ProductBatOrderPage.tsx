/** Many print orders at once, from a workbook: uploaded, checked row by row, mended, submitted. */
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { createPayment } from '@banxin/contract/calls/payment/payment';
import * as errCode from '@banxin/contract/codes';
import { useSelector } from '@banxin/flows/react';
import { Grid } from '@banxin/ui/Grid';
import { Page } from '@banxin/ui/Page';
import { useAskAgreement } from '../../features/agreement/useAskAgreement.ts';
import { BatchImport } from '../../features/batch/BatchImport.tsx';
import { PayOrders } from '../../features/batch/PayOrders.tsx';
import { useImportFlow } from '../../features/batch/useImportFlow.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { FilesPart } from './parts/FilesPart.tsx';
import { OutsidePart, useOutside } from './parts/OutsidePart.tsx';
import { useFilesByName } from './useFilesByName.ts';
import { printActors, usePrintWorkbook } from './usePrintWorkbook.tsx';

const ShipPart = lazyPart(() => import('./parts/ShipPart.tsx'));

export default function ProductBatOrderPage() {
  const flow = useImportFlow(printActors);
  const files = useFilesByName(flow);
  const outside = useOutside(flow);
  const may = useCanCall();
  const askAgreement = useAskAgreement(may(signAgreement));
  const progress = useSelector(flow, ({ context }) => context.progress);
  const workbook = usePrintWorkbook(progress?.importId);
  const more = (
    <Grid columns={{ wide: 2, phone: 1 }} gap={20}>
      <FilesPart state={files} />
      <OutsidePart flow={flow} outside={outside} />
    </Grid>
  );
  return (
    <Page paddingBlock={24}>
      <BatchImport
        flow={flow}
        workbook={workbook}
        beside={more}
        tools={more}
        offer={
          <PartBoundary instead={null}>
            <ShipPart flow={flow} />
          </PartBoundary>
        }
        paying={
          progress &&
          may(createPayment) && (
            <PayOrders
              importId={progress.importId}
              created={progress.createdParcels ?? progress.created}
              rows={progress.created}
            />
          )
        }
        onRefused={(code) => {
          if (code === errCode.agreementMissing) askAgreement();
        }}
      />
    </Page>
  );
}
