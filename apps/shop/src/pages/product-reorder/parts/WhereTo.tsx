/** Where all of them go: each where it went last, or one address for all. */
import { createAddress } from '@banxin/contract/calls/customer/address';
import { Button } from '@banxin/ui/Button';
import { Select } from '@banxin/ui/Select';
import { Stack } from '@banxin/ui/Stack';
import { useState } from 'react';
import { addressLine } from '../../../features/address/addressLine.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import type { Reorder } from '../product-reorder.data.ts';
import { productReorderText } from '../product-reorder.messages.ts';

const NewAddress = lazyPart(() => import('./NewAddress.tsx'));

/** The choice of each one's own. */
const LAST = 'last';

export interface WhereToProps {
  readonly reorder: Reorder;
  /** One of them has none yet, and that was pointed out. */
  readonly isMissing: boolean;
}

export function WhereTo({ reorder, isMissing }: WhereToProps) {
  const text = useText(productReorderText);
  const may = useCanCall();
  const showPartFailed = usePartFailedToast();
  const [isAdding, setAdding] = useState(false);
  const { addresses, addressId, setAddress, addAddress } = reorder;
  return (
    <Stack gap={12} align="stretch">
      {/* Names and addresses are the customer's own words. */}
      <div translate="no">
        <Select
          label={text.address}
          options={[
            { id: LAST, label: text.addressLast },
            ...addresses.map((one) => ({
              id: String(one.id),
              label: `${one.consignee} ${addressLine(one)}`,
              detail: one.mobilePhone,
            })),
          ]}
          value={addressId === null ? LAST : String(addressId)}
          onChange={(id) => setAddress(id === LAST ? null : Number(id))}
          description={text.addressHint}
          errorMessage={isMissing ? text.noReceiver : undefined}
        />
      </div>
      {may(createAddress) && (
        <div>
          <Button onPress={() => setAdding(true)}>{text.addAddress}</Button>
        </div>
      )}
      {isAdding && (
        <PartBoundary
          onLost={() => {
            setAdding(false);
            showPartFailed(text.addNotOpened, () => setAdding(true));
          }}
        >
          <NewAddress
            onAdded={(address) => {
              addAddress(address);
              setAdding(false);
            }}
            onClose={() => setAdding(false)}
          />
        </PartBoundary>
      )}
    </Stack>
  );
}
