/** A customer's home: what needs them today, what they own, what they ordered, and whom they reach. */
import { getToday } from '@banxin/contract/calls/customer/today';
import { Grid } from '@banxin/ui/Grid';
import { Stack } from '@banxin/ui/Stack';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { Assets } from './parts/Assets.tsx';
import { AuthReminder } from './parts/AuthReminder.tsx';
import { Categories } from './parts/Categories.tsx';
import { Contacts } from './parts/Contacts.tsx';
import { Greeting } from './parts/Greeting.tsx';
import { LatestMessages } from './parts/LatestMessages.tsx';
import { Months } from './parts/Months.tsx';
import { Today } from './parts/Today.tsx';
import { UsualProducts } from './parts/UsualProducts.tsx';
import * as css from './user-index.css.ts';

const PAIR = { wide: 2, phone: 1 } as const;

export default function UserIndexPage() {
  const isAtHome = useCanCall()(getToday);
  if (!isAtHome) return <Greeting />;
  return (
    <Stack gap={20}>
      <Greeting />
      <AuthReminder />
      <Today />
      <Assets />
      <Grid columns={PAIR}>
        <LatestMessages />
        <Contacts />
      </Grid>
      <div className={css.charts}>
        <Months />
        <Categories />
      </div>
      <UsualProducts />
    </Stack>
  );
}
