/** The file of a customer: who it is, and its rooms. */
import type { CustomerFile } from '@banxin/contract/entities/customerFile';
import { isVip } from '@banxin/contract/rules/customer';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Tabs } from '@banxin/ui/Tabs';
import { Tag } from '@banxin/ui/Tag';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { focusTitle } from '../../../lib/useTitleFocus.ts';
import { customersText } from '../customers.messages.ts';
import * as css from '../Works.css.ts';
import { CustomerDevices } from './CustomerDevices.tsx';
import { CustomerLedger } from './CustomerLedger.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { CustomerProfile } from './CustomerProfile.tsx';
import { CustomerRecords } from './CustomerRecords.tsx';

const inRoom = (room: ReactNode) => <div className={css.roomOf}>{room}</div>;

export default function CustomerFileView({ file }: { readonly file: CustomerFile }) {
  const text = useText(customersText);
  const words = useFixedWords();
  const place = useRef<HTMLDivElement>(null);
  const { id, name, company, mobile, vipLevel, locked } = file;
  useEffect(() => {
    // Another customer: the reader begins at its name.
    if (id > 0) focusTitle(place.current);
  }, [id]);
  return (
    <Sheet element="section" padding="none" aria-label={name}>
      <div ref={place} className={css.body}>
        <Inline gap={12}>
          <Heading level={2}>{name}</Heading>
          <StatusTag tone="action">{words(file.typeLabel)}</StatusTag>
          {vipLevel > 0 && <Tag>{isVip(vipLevel) ? text.vip(vipLevel) : text.level(vipLevel)}</Tag>}
        </Inline>
        <div className={css.subject}>
          {company !== null && (
            <>
              <Own>{company}</Own> ·{' '}
            </>
          )}
          {mobile} · {text.number(id)}
        </div>
        {locked && (
          <Notice tone="caution" title={text.locked}>
            {words(locked)}
          </Notice>
        )}
        <Tabs
          label={text.rooms}
          keyboardActivation="manual"
          items={[
            {
              id: 'profile',
              label: text.profile,
              content: inRoom(<CustomerProfile file={file} />),
            },
            {
              id: 'orders',
              label: text.orders,
              count: file.orders.count,
              content: inRoom(<CustomerOrders id={id} />),
            },
            { id: 'ledger', label: text.ledger, content: inRoom(<CustomerLedger file={file} />) },
            {
              id: 'devices',
              label: text.devices,
              content: inRoom(<CustomerDevices file={file} />),
            },
            { id: 'records', label: text.records, content: inRoom(<CustomerRecords id={id} />) },
          ]}
        />
      </div>
    </Sheet>
  );
}
