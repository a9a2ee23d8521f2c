/** One favourite as it would be ordered now: then and now with the difference, what was replaced, files, receiver. */
import type { Repriced } from '@banxin/contract/calls/order/favorite.schemas';
import { Button } from '@banxin/ui/Button';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Heading } from '@banxin/ui/Heading';
import { Notice } from '@banxin/ui/Notice';
import { ProductArt } from '@banxin/ui/ProductArt';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { addressLine } from '../../../features/address/addressLine.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import type { Amounts } from '../keptReorder.ts';
import * as css from '../product-reorder.css.ts';
import { type Asked, isOrderable, type Orderable } from '../product-reorder.data.ts';
import { productReorderText } from '../product-reorder.messages.ts';
import { AmountFields } from './AmountFields.tsx';
import { ThenAndNow } from './Differences.tsx';
import { NotOrderable } from './NotOrderable.tsx';
import { ReorderFiles } from './ReorderFiles.tsx';

export interface ReorderSheetProps {
  readonly favorite: Repriced;
  /** What its price is asked for. */
  readonly asked: Asked;
  readonly onChange: (amounts: Amounts) => void;
  readonly onRemove: () => void;
}

function Facts({ favorite }: { readonly favorite: Orderable }) {
  const text = useText(productReorderText);
  const { name } = useCatalogueWords();
  const { dayWords } = useText(dayText);
  const { receiver, job } = favorite;
  const { carrier, arrivesBy } = job;
  return (
    <DescriptionList
      size={13}
      items={[
        {
          label: text.receiver,
          value: receiver ? (
            <Own>{`${receiver.consignee} ${receiver.mobilePhone} ${addressLine(receiver)}`}</Own>
          ) : (
            text.noReceiver
          ),
        },
        ...(carrier === null
          ? []
          : [
              {
                label: text.carrier,
                value: [
                  name('carrier', carrier.code, carrier.name),
                  ...(arrivesBy === null ? [] : [text.arrives(dayWords(arrivesBy))]),
                ].join(' · '),
              },
            ]),
        { label: text.files, value: <ReorderFiles favorite={favorite} /> },
      ]}
    />
  );
}

function Replaced({ favorite }: { readonly favorite: Orderable }) {
  const text = useText(productReorderText);
  const { word } = useCatalogueWords();
  const { job, spec, specSaid } = favorite;
  return (
    <Notice tone="caution" title={text.replaced}>
      <Stack gap={4}>
        <Text>
          {text.replacedHint} {word(job.spec, job.specSaid)}
        </Text>
        <Text tone="quiet">
          {text.replacedBefore}
          {word(spec, specSaid)}
        </Text>
      </Stack>
    </Notice>
  );
}

export function ReorderSheet({ favorite, asked, onChange, onRemove }: ReorderSheetProps) {
  const text = useText(productReorderText);
  const { name: nameOf, word } = useCatalogueWords();
  const { name, family, configuration, productId, productName, spec, specSaid, job } = favorite;
  const said = job ? word(job.spec, job.specSaid) : word(spec, specSaid);
  return (
    <Sheet element="section" aria-label={name}>
      <Stack gap={16}>
        <div className={css.head}>
          <ProductArt
            family={family}
            widthMm={configuration.widthMm}
            heightMm={configuration.heightMm}
            frame="thumb"
          />
          <div className={css.words}>
            <Heading level={2} size={16}>
              <Own>{name}</Own>
            </Heading>
            <Text size={13} tone="body">
              {nameOf('product', productId, productName)} · {said}
            </Text>
          </div>
          <Button variant="quiet" size="small" aria-label={text.removeOf(name)} onPress={onRemove}>
            {text.remove}
          </Button>
        </div>
        {isOrderable(favorite) ? (
          <>
            {favorite.job.isReplaced && <Replaced favorite={favorite} />}
            <div className={css.facts}>
              <AmountFields favorite={favorite} onChange={onChange} />
              <Facts favorite={favorite} />
            </div>
            <ThenAndNow favorite={favorite} asked={asked} />
          </>
        ) : (
          <NotOrderable favorite={favorite} />
        )}
      </Stack>
    </Sheet>
  );
}
