/** Many parcels from the cloud warehouse at once, from a workbook: uploaded, checked row by row, mended, submitted. */
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { errCode } from '@banxin/contract/errors';
import { useSelector } from '@banxin/flows/react';
import { useAskAgreement } from '../../features/agreement/useAskAgreement.ts';
import { BatchImport } from '../../features/batch/BatchImport.tsx';
import { useImportFlow } from '../../features/batch/useImportFlow.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { PayParcels } from './parts/PayParcels.tsx';
import { cloudActors, useCloudWorkbook } from './useCloudWorkbook.tsx';

export default function CloudBatchOrderPage() {
  const flow = useImportFlow(cloudActors);
  const progress = useSelector(flow, ({ context }) => context.progress);
  const workbook = useCloudWorkbook(progress);
  const askAgreement = useAskAgreement(useCanCall()(signAgreement));
  return (
    <BatchImport
      flow={flow}
      workbook={workbook}
      paying={
        progress && (
          <PayParcels
            importId={progress.importId}
            created={progress.created}
            parcels={progress.createdParcels ?? progress.created}
          />
        )
      }
      onRefused={(code) => {
        if (code === errCode.agreementMissing) askAgreement();
      }}
    />
  );
}
