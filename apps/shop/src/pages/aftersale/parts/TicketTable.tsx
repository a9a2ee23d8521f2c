/** Tickets as a table; on a phone as cards. */
import type { ClaimSummary } from '@banxin/contract/entities/afterSales';
import { pathOf } from '@banxin/contract/routes';
import { EVIDENCE_ROUNDS_MAX } from '@banxin/contract/rules/afterSales';
import { Button } from '@banxin/ui/Button';
import { Link } from '@banxin/ui/Link';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Money } from '@banxin/ui/Money';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useId, useMemo } from 'react';
import { claimText } from '../../../features/afterSales/claim.messages.ts';
import { toneOf } from '../../../features/afterSales/claimLook.ts';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../aftersale.css.ts';
import { aftersaleText } from '../aftersale.messages.ts';
import { Goods } from './Goods.tsx';

export interface TicketTableProps {
  readonly tickets: readonly ClaimSummary[];
  /** Newer rows are on their way. */
  readonly isPending: boolean;
  readonly onRevoke: (ticket: ClaimSummary) => void;
}

interface RowProps {
  readonly ticket: ClaimSummary;
  readonly onRevoke: (ticket: ClaimSummary) => void;
}

/** The next step first; what is not open says why. */
function Actions({ ticket, onRevoke }: RowProps) {
  const text = useText(aftersaleText);
  const told = useFixedWords();
  const reason = useId();
  const { id, ticketSN, rounds, actions } = ticket;
  const at = (event: string) => actions.find((action) => action.event === event);
  const [evidence, revoke] = [at('ADD_EVIDENCE'), at('REVOKE')];
  const href = pathOf('aftersaleDetail', { id });
  const why = [evidence, revoke].find((action) => action?.allowed === false)?.reason;
  return (
    <div className={css.actions}>
      {evidence?.allowed && (
        <LinkButton
          size="small"
          variant="primary"
          href={`${href}#evidence`}
          aria-label={text.of(text.addEvidence(rounds, EVIDENCE_ROUNDS_MAX), ticketSN)}
        >
          {text.addEvidence(rounds, EVIDENCE_ROUNDS_MAX)}
        </LinkButton>
      )}
      <LinkButton size="small" href={href} aria-label={text.of(text.detail, ticketSN)}>
        {text.detail}
      </LinkButton>
      {revoke && (
        <Button
          size="small"
          variant="quiet"
          isDisabled={!revoke.allowed}
          aria-label={text.of(text.revoke, ticketSN)}
          aria-describedby={why ? reason : undefined}
          onPress={() => onRevoke(ticket)}
        >
          {text.revoke}
        </Button>
      )}
      {why && (
        <div className={css.reason}>
          <Text id={reason} size={12} tone="quiet">
            {told(why)}
          </Text>
        </div>
      )}
    </div>
  );
}

export default function TicketTable({ tickets, isPending, onRevoke }: TicketTableProps) {
  const text = useText(aftersaleText);
  const names = useText(claimText);
  const told = useFixedWords();
  const columns = useMemo<TableColumn<ClaimSummary>[]>(
    () => [
      {
        id: 'order',
        header: text.columnOrder,
        isRowHeader: true,
        cell: (ticket) => <Goods goods={ticket} />,
      },
      {
        id: 'cause',
        header: `${text.columnCause} / ${text.columnSolution}`,
        width: 116,
        cell: ({ cause, solution }) => (
          <div className={css.words}>
            <Text size={13}>{names[`cause${cause}`]}</Text>
            <Text size={12} tone="quiet">
              {names[`solution${solution}`]}
            </Text>
          </div>
        ),
      },
      {
        id: 'amount',
        header: text.columnAmount,
        align: 'end',
        width: 104,
        cell: ({ amount }) => (amount === null ? text.noMoney : <Money fen={amount} />),
      },
      {
        id: 'standing',
        header: text.columnStanding,
        width: 116,
        cell: (ticket) => (
          <div className={css.standing}>
            <StatusTag tone={toneOf(ticket)}>{told(ticket.standing)}</StatusTag>
            {ticket.answerBy !== null && (
              <Text size={12} tone="quiet">
                {text.until(ticket.answerBy)}
              </Text>
            )}
            {ticket.unread > 0 && (
              <Link
                href={`${pathOf('aftersaleDetail', { id: ticket.id })}#conversation`}
                kind="standalone"
                aria-label={text.of(text.unread(ticket.unread), ticket.ticketSN)}
              >
                <span className={css.unread}>{text.unread(ticket.unread)}</span>
              </Link>
            )}
          </div>
        ),
      },
      {
        id: 'updated',
        header: text.columnUpdated,
        width: 152,
        cell: ({ updatedAt, ticketSN }) => (
          <div className={css.words}>
            <Text size={13}>{minuteText(updatedAt)}</Text>
            <span className={css.number}>{ticketSN}</span>
          </div>
        ),
      },
      {
        id: 'actions',
        header: text.columnActions,
        align: 'end',
        width: 128,
        cell: (ticket) => <Actions ticket={ticket} onRevoke={onRevoke} />,
      },
    ],
    [text, names, told, onRevoke],
  );
  return (
    <Table
      label={text.title}
      columns={columns}
      rows={tickets}
      rowKey={({ id }) => id}
      isPending={isPending}
    />
  );
}
