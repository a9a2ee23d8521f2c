/** The opinions of the account, with their answers. */
import { PAGE_SIZES } from '@banxin/contract/constants';
import { Button } from '@banxin/ui/Button';
import { Pager } from '@banxin/ui/Pager';
import { ListRows } from '../../../lib/ListRows.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../Suggestion.css.ts';
import type { useOpinions } from '../suggestion.data.ts';
import { suggestionText } from '../suggestion.messages.ts';
import { Opinion } from './Opinion.tsx';

export interface OwnOpinionsProps {
  readonly list: ReturnType<typeof useOpinions>;
  /** Number of the one that was given just now. */
  readonly given: string | null;
}

export default function OwnOpinions({ list, given }: OwnOpinionsProps) {
  const text = useText(suggestionText);
  const { query, change, refresh } = list;
  const total = list.rows.state === 'ready' ? list.rows.value.total : 0;
  return (
    <ListRows
      noun={text.noun}
      list={list}
      control={list}
      hint={undefined}
      hasAll={false}
      hasPictures={false}
      empty={{
        title: text.none,
        hint: text.noneHint,
        action: (
          <Button variant="primary" onPress={() => change({ tab: 'give' })}>
            {text.give}
          </Button>
        ),
      }}
    >
      {(opinions) => (
        <>
          <ul className={css.list}>
            {opinions.map((opinion) => (
              <Opinion
                key={opinion.number}
                opinion={opinion}
                isNew={opinion.number === given}
                onChanged={refresh}
              />
            ))}
          </ul>
          <div className={css.form}>
            <Pager
              total={total}
              page={query.page}
              pageSize={query.size}
              pageSizes={PAGE_SIZES}
              onChange={(page, size) => change({ page, size })}
            />
          </div>
        </>
      )}
    </ListRows>
  );
}
