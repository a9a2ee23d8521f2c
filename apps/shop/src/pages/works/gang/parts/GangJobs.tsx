/** Jobs on a sheet or waiting for one: what each takes, what becomes of its promise, and where it can go. */
import { getJobTicket } from '@banxin/contract/calls/works/desk';
import type { GangOrder } from '@banxin/contract/entities/gang';
import { styleRuns } from '@banxin/contract/rules/styleRuns';
import { type GangLayout, gangStyles } from '@banxin/pricing/gangSheet';
import { Button } from '@banxin/ui/Button';
import { Menu, type MenuItem } from '@banxin/ui/Menu';
import { Text } from '@banxin/ui/Text';
import { Own } from '../../../../lib/Own.tsx';
import { SaveFileButton } from '../../../../lib/SaveFileButton.tsx';
import { useText } from '../../../../lib/text.ts';
import { isLateIfOpened } from '../arrange.ts';
import { writeDragged } from '../dragged.ts';
import * as css from '../Gang.css.ts';
import { gangText } from '../gang.messages.ts';

/** In the menu of a job, beside the places where it can go. */
const SPLIT = 'split';

/** Names the jobs of a sheet on its drawing. */
export const letterOf = (at: number): string =>
  at < 26
    ? String.fromCharCode(65 + at)
    : `${String.fromCharCode(65 + (at % 26))}${Math.floor(at / 26)}`;

function PromiseLine({
  order,
  isOpened,
}: {
  readonly order: GangOrder;
  readonly isOpened: boolean;
}) {
  const text = useText(gangText);
  const { shipDay, shipIfOpened } = order;
  if (shipDay === null) return null;
  if (isOpened || shipIfOpened === null) return <span>{text.promised(shipDay)}</span>;
  return (
    <>
      <span>{text.promised(shipDay)}</span>
      {isLateIfOpened(order) ? (
        <Text tone="critical">{text.lateIf(shipIfOpened)}</Text>
      ) : (
        <Text tone="positive">{text.onTime}</Text>
      )}
    </>
  );
}

export interface GangJobsProps {
  readonly label: string;
  readonly orders: readonly GangOrder[];
  /** Null where they lie on no sheet, or do not fit on it. */
  readonly layout: Pick<GangLayout<number>, 'made'> | null;
  /** Where they lie. */
  readonly spot: string;
  /** Of those that lie on sheets in part: how many of their styles wait still. */
  readonly unlaid: ReadonlyMap<number, number>;
  /** Where one of them can go; none once the sheet is at work. */
  readonly places: readonly MenuItem[];
  readonly isLettered: boolean;
  readonly onMove: (order: GangOrder, to: string) => void;
  /** Some of its styles are to go elsewhere. */
  readonly onSplit: (order: GangOrder) => void;
  /** Which one is looked at. */
  readonly onLook?: (orderId: number | null) => void;
}

export function GangJobs(props: GangJobsProps) {
  const { label, orders, layout, spot, unlaid, places, isLettered, onMove, onSplit, onLook } =
    props;
  const text = useText(gangText);
  const isOpened = places.length === 0;
  return (
    <ul className={css.jobs} aria-label={label}>
      {orders.map((order, at) => {
        const { orderId, orderSN, productName, customer } = order;
        const made = layout?.made.find(({ key }) => key === orderId);
        const styles = gangStyles(order);
        const left = unlaid.get(orderId);
        return (
          <li
            key={orderId}
            className={css.job}
            draggable={!isOpened}
            onDragStart={(event) => writeDragged(event.dataTransfer, { orderId, spot })}
            onMouseEnter={() => onLook?.(orderId)}
            onMouseLeave={() => onLook?.(null)}
          >
            <span className={isLettered ? css.letter : undefined}>
              {isLettered && letterOf(at)}
            </span>
            <span className={css.about}>
              <span className={css.number}>{orderSN}</span>
              <Own>{`${productName} · ${customer}`}</Own>
              <span>{text.jobSize(order.widthMm, order.heightMm, order.styles, order.pieces)}</span>
              {order.part !== null && <span>{text.part(styleRuns(order.part))}</span>}
              {left !== undefined && <Text tone="critical">{text.unlaid(left)}</Text>}
              {made && (
                <span>
                  {[
                    text.places(made.copies * styles.length),
                    ...(made.over > 0 ? [text.over(made.over)] : []),
                  ].join(' · ')}
                </span>
              )}
              <PromiseLine order={order} isOpened={isOpened} />
            </span>
            {order.workOrderNo !== null && isOpened ? (
              <SaveFileButton
                size="small"
                call={getJobTicket}
                input={{ id: orderId }}
                words={{ label: text.ticket, done: text.ticketSaved, failed: text.ticketFailed }}
              />
            ) : (
              <Menu
                aria-label={text.moveOrder(orderSN)}
                align="end"
                trigger={
                  <Button size="small" aria-label={text.moveOrder(orderSN)}>
                    {text.moveTo}
                  </Button>
                }
                items={[
                  ...places,
                  ...(styles.length > 1 ? [{ id: SPLIT, label: text.split }] : []),
                ]}
                onAction={(to) => (to === SPLIT ? onSplit(order) : onMove(order, to))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
