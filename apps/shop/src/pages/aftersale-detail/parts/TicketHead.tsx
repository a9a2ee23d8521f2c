/** A ticket's number, where it stands, and taking it back or why not. */
import type { ClaimDetail } from '@banxin/contract/entities/afterSales';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { toneOf } from '../../../features/afterSales/claimLook.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../aftersale-detail.css.ts';
import { ticketText } from '../aftersale-detail.messages.ts';

export interface TicketHeadProps {
  readonly ticket: ClaimDetail;
  readonly onRevoke: () => void;
}

export function TicketHead({ ticket, onRevoke }: TicketHeadProps) {
  const text = useText(ticketText);
  const told = useFixedWords();
  const revoke = ticket.actions.find(({ event }) => event === 'REVOKE');
  return (
    <div className={css.head}>
      <div className={css.headWords}>
        <div className={css.headTitle}>
          <Heading level={1}>{text.title}</Heading>
          <StatusTag tone={toneOf(ticket)}>{told(ticket.standing)}</StatusTag>
        </div>
        <span className={css.number}>{text.number(ticket.ticketSN)}</span>
      </div>
      {revoke && (
        <Stack gap={4} align="end">
          <Button
            isDisabled={!revoke.allowed}
            aria-describedby={revoke.reason ? 'revoke-reason' : undefined}
            onPress={onRevoke}
          >
            {text.revoke}
          </Button>
          {revoke.reason && (
            <Text id="revoke-reason" size={12} tone="quiet">
              {told(revoke.reason)}
            </Text>
          )}
        </Stack>
      )}
    </div>
  );
}
