/** How much lies there, what keeping it costs this month, what is still free; its months by a press. */

import type { OutputOf } from '@banxin/contract/call';
import type { getCloudFeeForecast } from '@banxin/contract/calls/cloudWarehouse/inventory';
import { Button } from '@banxin/ui/Button';
import { formatCount } from '@banxin/ui/formatCount';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Statistic } from '@banxin/ui/Statistic';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { FeesOwed } from '../../../features/cloud/FeesOwed.tsx';
import { useSession } from '../../../features/session/session.ts';
import { dayOf, dayText } from '../../../lib/day.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { useForecast } from '../cloud-inventory.data.ts';
import { cloudInventoryText } from '../cloud-inventory.messages.ts';
import { cloudFeesText } from '../cloudFees.messages.ts';
import { cubicMetres } from '../cubicMetres.ts';

const FeeMonths = lazyPart(() => import('./FeeMonths.tsx'));

export type Forecast = OutputOf<typeof getCloudFeeForecast>;
export type Fees = NonNullable<Forecast['fees']>;

function Owed({ owed, heldFrom }: Pick<Fees, 'owed' | 'heldFrom'>) {
  const { now } = useServices();
  const { mayOpen } = useSession();
  if (owed === 0) return null;
  const isHeld = heldFrom !== null && Date.parse(heldFrom) <= now();
  return (
    <FeesOwed
      owed={owed}
      heldFrom={heldFrom === null || isHeld ? null : dayOf(Date.parse(heldFrom))}
      mayTopUp={mayOpen('recharge')}
    />
  );
}

function Figures({ forecast }: { readonly forecast: Forecast }) {
  const text = useText(cloudFeesText);
  const { dayWords } = useText(dayText);
  const { freeUntil, fees } = forecast;
  return (
    <>
      <Statistic
        label={text.onHand}
        value={formatCount(forecast.onHand)}
        unit={text.pieces}
        note={text.kinds(forecast.kinds)}
      />
      {fees && (
        <Statistic
          label={text.forecast}
          value={<Money fen={fees.forecast} tone="strong" />}
          note={
            <>
              {text.soFar} <Money fen={fees.soFar} />
            </>
          }
        />
      )}
      <Statistic
        label={text.free}
        value={cubicMetres(forecast.freeCm3)}
        unit="m³"
        note={freeUntil === null ? text.noneFree : text.freeUntil(dayWords(freeUntil))}
      />
    </>
  );
}

export function Summary() {
  const text = useText(cloudFeesText);
  const page = useText(cloudInventoryText);
  const showPartFailed = usePartFailedToast();
  const [isOpen, setOpen] = useState(false);
  const forecast = useForecast();
  return (
    <Sheet>
      <Loaded
        of={forecast}
        pending={<Skeleton shape="block" />}
        failed={{ place: 'notice', title: text.failed }}
      >
        {(known) => (
          <Stack gap={16}>
            <Inline gap={44} rowGap={16} align="start" justify="between">
              <Inline gap={44} rowGap={16} align="start">
                <Figures forecast={known} />
              </Inline>
              {known.fees && (
                <Button size="small" onPress={() => setOpen(true)}>
                  {text.months}
                </Button>
              )}
            </Inline>
            {known.fees === null ? (
              <Text tone="quiet">{text.hidden}</Text>
            ) : (
              <Owed {...known.fees} />
            )}
            {isOpen && known.fees && (
              <PartBoundary
                onLost={() => {
                  setOpen(false);
                  showPartFailed(page.windowLost, () => setOpen(true));
                }}
              >
                <FeeMonths
                  fees={known.fees}
                  chargedCm3={known.chargedCm3}
                  onClose={() => setOpen(false)}
                />
              </PartBoundary>
            )}
          </Stack>
        )}
      </Loaded>
    </Sheet>
  );
}
