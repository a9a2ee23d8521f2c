/** The member centre: levels, when one pays, how one's own stands. */
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PageHead } from '../../lib/PageHead.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { LevelRules } from './parts/LevelRules.tsx';
import { LevelTable } from './parts/LevelTable.tsx';
import { OwnMembership } from './parts/OwnMembership.tsx';
import { paidLevels } from './saving.ts';
import * as css from './VipIntroduction.css.ts';
import { useLevels } from './vip-introduction.data.ts';
import { vipText } from './vip-introduction.messages.ts';

/** Read before it is used: its fields come after the page. */
const Calculator = lazyPart(() => import('./parts/Calculator.tsx'));

function HalfBones() {
  return (
    <Sheet>
      <Skeleton shape="text" count={9} />
    </Sheet>
  );
}

function Bones() {
  return (
    <Stack gap={24}>
      <Sheet>
        <Skeleton shape="text" count={10} isAnnounced />
      </Sheet>
      <div className={css.pair}>
        <HalfBones />
        <HalfBones />
      </div>
    </Stack>
  );
}

export default function VipIntroductionPage() {
  const text = useText(vipText);
  return (
    <Page paddingBlock={32}>
      <Stack gap={24}>
        <PageHead title={text.title} lead={text.lead} />
        <Loaded
          of={useLevels()}
          pending={<Bones />}
          failed={{ place: 'sheet', title: text.failed }}
        >
          {(levels) => (
            <Stack gap={24}>
              <Sheet padding="none">
                <LevelTable levels={levels} />
              </Sheet>
              <div className={css.pair}>
                <PartBoundary pending={<HalfBones />}>
                  <Calculator levels={paidLevels(levels)} />
                </PartBoundary>
                <OwnMembership />
              </div>
            </Stack>
          )}
        </Loaded>
        <LevelRules />
      </Stack>
    </Page>
  );
}
