/** Where the parcels of an order are, in their carriers' words. */
import type { ParcelLog } from '@banxin/contract/calls/delivery/express.schemas';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Button } from '@banxin/ui/Button';
import { CopyText } from '@banxin/ui/CopyText';
import { Heading } from '@banxin/ui/Heading';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Timeline } from '@banxin/ui/Timeline';
import { useState } from 'react';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { minuteText } from '../../../lib/day.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { useParcels } from '../order-making.data.ts';
import { orderMakingText } from '../order-making.messages.ts';

/** The newest scans, before more are asked for. */
const SHOWN = 4;

/** kuaidi100: the carrier could not deliver it. */
const PROBLEM = 2;
/** kuaidi100: it was signed for. */
const SIGNED = 3;

function Parcel({
  parcel,
  isMultiSite,
}: {
  readonly parcel: ParcelLog;
  readonly isMultiSite: boolean;
}) {
  const text = useText(orderMakingText);
  const { name } = useCatalogueWords();
  const [isWhole, setWhole] = useState(false);
  const { carrier, trackingNo, state, scans, handedAt } = parcel;
  const shown = isWhole ? scans : scans.slice(0, SHOWN);
  return (
    <Stack gap={12}>
      <Text weight="medium">
        {isMultiSite && `${text.toAddress(parcel.drop)} · `}
        {name('carrier', carrier.code, carrier.name)}{' '}
        <CopyText text={trackingNo} label={text.number} />
      </Text>
      {state === PROBLEM && <Notice tone="caution">{text.problem}</Notice>}
      {scans.length === 0 ? (
        <Text tone="quiet">{handedAt === null ? text.atFactory : text.noScans}</Text>
      ) : (
        <Timeline
          label={`${text.number} ${trackingNo}`}
          items={shown.map(({ at, text: words }, index) => ({
            id: `${at}-${words}`,
            title: <Own isChinese>{words}</Own>,
            time: minuteText(at),
            dateTime: at,
            state:
              index > 0 || state === SIGNED ? 'done' : state === PROBLEM ? 'problem' : 'current',
          }))}
        />
      )}
      {scans.length > SHOWN && (
        <div>
          <Button variant="quiet" onPress={() => setWhole(!isWhole)}>
            {isWhole ? text.lastScans : text.allScans(scans.length)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Nothing for goods that no carrier brings. */
export default function Tracking({ order }: { readonly order: OrderDetail }) {
  const text = useText(orderMakingText);
  const parcels = useParcels(order);
  return (
    <Loaded
      of={parcels}
      pending={<Skeleton shape="text" count={3} />}
      failed={{ place: 'notice', title: text.trackingFailed }}
    >
      {(given) =>
        given.length === 0 ? null : (
          <Sheet element="section" aria-label={text.tracking}>
            <Stack gap={16}>
              <Heading level={2} size={16}>
                {text.tracking}
              </Heading>
              {given.map((parcel) => (
                <Parcel key={parcel.trackingNo} parcel={parcel} isMultiSite={order.isMultiSite} />
              ))}
            </Stack>
          </Sheet>
        )
      }
    </Loaded>
  );
}
