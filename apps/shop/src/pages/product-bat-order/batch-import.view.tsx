/** The view of the flow batch-import, for its stories. */
import {
  getImportRows,
  getUnfinishedImports,
  planShipping,
} from '@banxin/contract/calls/batch/import';
import { pathOf } from '@banxin/contract/routes';
import { type FlowView, nothing } from '../../stories/atlas/flowView.ts';
import { faultyRows, rightRows } from '../../stories/fixtures/batch.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { on } from '../../stories/storyClient.ts';
import ProductBatOrderPage from './ProductBatOrderPage.tsx';

const answers = {
  ...on(getUnfinishedImports, []),
  ...on(planShipping, null),
  ...on(getImportRows, ({ show }) =>
    show === 'faulty'
      ? { items: [...faultyRows], total: 20 }
      : { items: [...rightRows], total: 280 },
  ),
};

export const view: FlowView = {
  view: (flows) => (
    <StoryShop path={pathOf('productBatOrder')} answers={answers} flows={flows} onEvent={nothing}>
      <ProductBatOrderPage />
    </StoryShop>
  ),
};
