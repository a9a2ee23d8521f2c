/** The works' desks: whoever sits at one sees what waits there and moves it on; others are shown the way out. */
import { errCode } from '@banxin/contract/errors';
import { type Desk, desks, isOfOffice, isSearched } from '@banxin/contract/lifecycles/works';
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { deskText } from '../../features/works/desk.messages.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';
import { ClaimsRoom } from './parts/ClaimsRoom.tsx';
import { CustomerRoom } from './parts/CustomerRoom.tsx';
import { DeskRoom } from './parts/DeskRoom.tsx';
import { InvoicesRoom } from './parts/InvoicesRoom.tsx';
import { OfficeRoom } from './parts/OfficeRoom.tsx';
import { PapersRoom } from './parts/PapersRoom.tsx';
import { ProductionRoom } from './parts/ProductionRoom.tsx';
import { ReceiptsRoom } from './parts/ReceiptsRoom.tsx';
import { useDesks } from './works.data.ts';
import { worksText } from './works.messages.ts';

const ContentRoom = lazyPart(() => import('./parts/content/ContentRoom.tsx'));

const isDesk = (name: string | undefined): name is Desk =>
  (desks as readonly (string | undefined)[]).includes(name);

function DeskOf({ desk }: { readonly desk: Desk }) {
  if (isSearched(desk)) return <CustomerRoom desk={desk} />;
  if (desk === 'content') {
    return (
      <PartBoundary pending={<Skeleton shape="block" />}>
        <ContentRoom />
      </PartBoundary>
    );
  }
  if (desk === 'production') return <ProductionRoom />;
  if (desk === 'papers') return <PapersRoom />;
  if (desk === 'receipts') return <ReceiptsRoom />;
  if (desk === 'invoices') return <InvoicesRoom />;
  if (desk === 'aftersales') return <ClaimsRoom />;
  return isOfOffice(desk) ? <OfficeRoom desk={desk} /> : <DeskRoom desk={desk} />;
}

interface RoomsProps {
  readonly rooms: readonly { readonly desk: Desk; readonly count: number; readonly late: number }[];
}

function Rooms({ rooms }: RoomsProps) {
  const text = useText(worksText);
  const names = useText(deskText);
  const [, navigate] = useLocation();
  const { desk: named } = useRouteParams('works');
  const open = rooms.find(({ desk }) => desk === named)?.desk ?? rooms[0]?.desk;
  const isElsewhere = open !== named;
  useEffect(() => {
    if (isElsewhere && open) navigate(pathOf('works', { desk: open }), { replace: true });
  }, [isElsewhere, open, navigate]);
  if (open === undefined) return null;
  return (
    <Tabs
      label={text.desks}
      items={rooms.map(({ desk, count, late }) => ({
        id: desk,
        label: late === 0 ? names[desk] : `${names[desk]} · ${text.late(late)}`,
        // Nothing waits where people search.
        ...(!isSearched(desk) && { count }),
      }))}
      selectedId={open}
      onSelectionChange={(id) => {
        if (isDesk(id)) navigate(pathOf('works', { desk: id }));
      }}
    >
      <DeskOf key={open} desk={open} />
    </Tabs>
  );
}

export default function WorksPage() {
  const text = useText(worksText);
  const [, navigate] = useLocation();
  const found = useDesks();
  const isRefused = found.state === 'failed' && found.error.errCode === errCode.forbidden;
  useEffect(() => {
    if (isRefused) navigate(pathOf('forbidden'), { replace: true });
  }, [isRefused, navigate]);
  return (
    <Page paddingBlock={24}>
      <Stack gap={20}>
        <Inline justify="between">
          <Heading level={1}>{text.title}</Heading>
          <LinkButton size="small" href={pathOf('worksToday')}>
            {text.wall}
          </LinkButton>
        </Inline>
        {!isRefused && (
          <Loaded
            of={found}
            pending={<Skeleton shape="block" />}
            failed={{ title: text.desksFailed }}
          >
            {({ desks: rooms }) => <Rooms rooms={rooms} />}
          </Loaded>
        )}
      </Stack>
    </Page>
  );
}
