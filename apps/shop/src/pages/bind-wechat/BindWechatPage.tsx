/** The WeChats of the people who share this login: bound in a window of WeChat, unbound here. */
import { WECHATS_MAX } from '@banxin/contract/constants';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Link } from '@banxin/ui/Link';
import { Stack } from '@banxin/ui/Stack';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo, useState } from 'react';
import { minuteText } from '../../lib/day.ts';
import { ListSheet } from '../../lib/ListSheet.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { Own } from '../../lib/Own.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import { useWechats, type Wechat } from './bind-wechat.data.ts';
import { wechatText } from './bind-wechat.messages.ts';
import { BindWindow } from './parts/BindWindow.tsx';

const UnbindWechat = lazyPart(() => import('./parts/UnbindWechat.tsx'));

export default function BindWechatPage() {
  const text = useText(wechatText);
  const showPartFailed = usePartFailedToast();
  const list = useWechats();
  const [ending, setEnding] = useState<Wechat | null>(null);
  const columns = useMemo<TableColumn<Wechat>[]>(
    () => [
      {
        id: 'name',
        header: text.columnName,
        isRowHeader: true,
        cell: ({ nickName }) => (nickName === null ? text.nameless : <Own>{nickName}</Own>),
      },
      {
        id: 'bound',
        header: text.columnBound,
        width: 160,
        cell: ({ bindTime }) => minuteText(bindTime),
      },
      {
        id: 'used',
        header: text.columnUsed,
        width: 160,
        cell: ({ lastLoginTime }) =>
          lastLoginTime === null ? text.neverUsed : minuteText(lastLoginTime),
      },
      {
        id: 'actions',
        header: text.columnActions,
        align: 'end',
        width: 100,
        isActions: true,
        cell: (wechat) => (
          <Button
            size="small"
            aria-label={text.unbindOf(wechat.nickName ?? text.nameless)}
            onPress={() => setEnding(wechat)}
          >
            {text.unbind}
          </Button>
        ),
      },
    ],
    [text],
  );
  const count = list.rows.state === 'ready' ? list.rows.value.total : null;
  return (
    <Stack gap={16}>
      <Link href={pathOf('userAccount')} kind="standalone">
        {text.back}
      </Link>
      <ListSheet
        title={text.title}
        noun={text.noun}
        list={list}
        above={
          <Stack gap={12}>
            <Text tone="body">{text.lead(WECHATS_MAX)}</Text>
            {count !== null && <BindWindow isFull={count >= WECHATS_MAX} onBound={list.refresh} />}
          </Stack>
        }
        empty={{ title: text.none }}
      >
        {(wechats, isPending) => (
          <Table
            label={text.title}
            columns={columns}
            rows={wechats}
            rowKey={({ wechatUnionId }) => wechatUnionId}
            isPending={isPending}
          />
        )}
      </ListSheet>
      {ending !== null && (
        <PartBoundary
          onLost={() => {
            setEnding(null);
            showPartFailed(text.notOpened, () => setEnding(ending));
          }}
        >
          <UnbindWechat
            wechat={ending}
            onEnd={(isDone) => {
              setEnding(null);
              if (isDone) list.refresh();
            }}
          />
        </PartBoundary>
      )}
    </Stack>
  );
}
