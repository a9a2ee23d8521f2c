/** One receiver of an order: who and where, how many, with whom; what is wrong stands at it. */
import type { ExpressWay } from '@banxin/contract/calls/delivery/expressSum.schemas';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { NumberField } from '@banxin/ui/NumberField';
import { Select } from '@banxin/ui/Select';
import { Text } from '@banxin/ui/Text';
import { type Ref, useState } from 'react';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { AddressForm } from '../AddressForm.tsx';
import { addressLine } from '../addressLine.ts';
import { faultsOf } from '../receiverLines.ts';
import { useAddressForm } from '../useAddressForm.ts';
import * as css from './Drops.css.ts';
import type { DropRow } from './dropRow.ts';
import { dropsText } from './drops.messages.ts';

interface AddressEditProps {
  readonly receiver: AddressInput;
  readonly onUse: (receiver: AddressInput) => void;
  readonly onEnd: () => void;
}

function AddressEdit({ receiver, onUse, onEnd }: AddressEditProps) {
  const text = useText(dropsText);
  const form = useAddressForm({ start: receiver });
  return (
    <Form onSubmit={() => form.submit(onUse)}>
      <AddressForm form={form} />
      <Inline gap={12}>
        <Button type="submit">{text.useAddress}</Button>
        <Button variant="quiet" onPress={onEnd}>
          {text.keepAddress}
        </Button>
      </Inline>
    </Form>
  );
}

export interface DropRowFieldsProps {
  readonly row: DropRow;
  readonly position: number;
  /** Of the order: no row takes more. */
  readonly ordered: number;
  /** Its way as it was last priced; null before. */
  readonly way: ExpressWay | null;
  /** What the server says against it. */
  readonly refused: readonly string[];
  readonly onChange: (row: DropRow) => void;
  /** Absent for the last one that is left. */
  readonly onRemove?: (() => void) | undefined;
  /** The button that removes it. */
  readonly removeRef: Ref<HTMLButtonElement>;
}

export function DropRowFields(props: DropRowFieldsProps) {
  const { row, position, ordered, way, refused, onChange, onRemove, removeRef } = props;
  const text = useText(dropsText);
  const words = useFixedWords();
  const { name } = useCatalogueWords();
  const { receiver, quantity } = row;
  const isNew = receiver.consignee === '' && receiver.detail === '';
  const [isEdited, setEdited] = useState(isNew);
  const faults = [...(isNew ? [] : faultsOf(receiver)), ...refused];
  return (
    <li className={css.row} aria-label={text.row(position)}>
      <div className={css.who}>
        <Text weight="medium">
          {position}. {isNew ? text.newReceiver : <Own>{receiver.consignee}</Own>}{' '}
          {receiver.mobilePhone}
        </Text>
        <Text size={13} tone="body">
          <Own>{addressLine(receiver, ' ')}</Own>
        </Text>
        {faults.length > 0 && (
          <Text size={13} tone="critical">
            {faults.map((fault) => words(fault)).join(' · ')}
          </Text>
        )}
      </div>
      <NumberField
        label={text.quantity}
        minValue={0}
        maxValue={ordered}
        value={quantity}
        isFullWidth
        errorMessage={quantity === 0 && !isNew ? text.quantityMissing : undefined}
        onChange={(next) => onChange({ ...row, quantity: Number.isNaN(next) ? 0 : next })}
      />
      <Select
        label={text.carrier}
        placeholder={text.carrierWaits}
        isDisabled={way === null}
        value={way?.carrier ?? null}
        onChange={(carrier) => onChange({ ...row, carrier })}
        options={(way?.carriers ?? [])
          .filter(({ unavailable }) => unavailable === null)
          .map((one) => ({
            id: one.code,
            label: text.carrierOf(name('carrier', one.code, one.name), formatFen(one.fee)),
          }))}
      />
      <div className={css.actions}>
        <Inline gap={8}>
          <Button
            variant="quiet"
            aria-label={text.editOf(position)}
            onPress={() => setEdited(!isEdited)}
          >
            {text.edit}
          </Button>
          {onRemove && (
            <Button
              ref={removeRef}
              variant="quiet"
              aria-label={text.removeOf(position)}
              onPress={onRemove}
            >
              {text.remove}
            </Button>
          )}
        </Inline>
      </div>
      {isEdited && (
        <div className={css.whole}>
          <AddressEdit
            receiver={receiver}
            onEnd={() => setEdited(false)}
            onUse={(typed) => {
              setEdited(false);
              // Who takes it to another province is chosen anew.
              const isNear = typed.province === receiver.province;
              onChange({ ...row, receiver: typed, carrier: isNear ? row.carrier : null });
            }}
          />
        </div>
      )}
    </li>
  );
}
