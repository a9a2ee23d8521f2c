/** A price that is opened: version and day of its price book, its lines, their sum; beside another where there is one. */
import { Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import * as css from './Xray.css.ts';
import { XrayLines } from './XrayLines.tsx';
import { xrayText } from './xray.messages.ts';
import { isOfThePast, type XrayPrice } from './xrayLines.ts';

export interface XrayViewProps {
  /** Absent where nobody keeps it, or may see it. */
  readonly price: XrayPrice | null | undefined;
  /** It beside another price; without one there is no such tab. */
  readonly compared?: ReactNode | undefined;
  /** Said where no working was kept. */
  readonly pastNote?: string | undefined;
  /** Which of both is shown at first. @default its working */
  readonly begins?: 'working' | 'compared' | undefined;
}

interface PriceProps extends Pick<XrayViewProps, 'pastNote'> {
  readonly price: XrayPrice;
}

function Price({ price, pastNote }: PriceProps) {
  const text = useText(xrayText);
  const { bookVersion, at, lines, total } = price;
  const isPast = isOfThePast(price);
  return (
    <Stack gap={12}>
      <Text size={13} tone="body">
        {bookVersion === '' ? text.noBook : text.book(bookVersion)}
        {at !== null && ` · ${text.pricedAt(minuteText(at))}`}
      </Text>
      {isPast ? (
        <Notice>{pastNote ?? text.notKept}</Notice>
      ) : (
        <Text size={12} tone="quiet">
          {text.hint}
        </Text>
      )}
      <XrayLines lines={lines} />
      <div className={css.total}>
        <span>{text.total}</span>
        <span data-total>
          <Money fen={total} size="large" tone="price" />
        </span>
      </div>
    </Stack>
  );
}

export function XrayView({ price, pastNote, compared, begins = 'working' }: XrayViewProps) {
  const text = useText(xrayText);
  if (!price) return <Notice>{pastNote ?? text.notKept}</Notice>;
  const shown = { price, pastNote };
  if (compared === undefined) return <Price {...shown} />;
  return (
    <Tabs
      label={text.title}
      defaultSelectedId={begins}
      items={[
        {
          id: 'working',
          label: text.working,
          content: (
            <div className={css.panel}>
              <Price {...shown} />
            </div>
          ),
        },
        {
          id: 'compared',
          label: text.compared,
          content: <div className={css.panel}>{compared}</div>,
        },
      ]}
    />
  );
}
