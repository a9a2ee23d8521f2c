/** Kinds of faults with their counts: one is seen alone, and all proposals of it are taken in one press. */
import type { BatchProblemCode, ImportProgress } from '@banxin/contract/entities/batch';
import type { BatchImportContext } from '@banxin/flows/batch-import';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../lib/text.ts';
import * as css from './Batch.css.ts';
import { batchText } from './batch.messages.ts';
import type { Mending } from './EditableCell.tsx';

const ANY = '';

export interface KindFilterProps {
  readonly faults: ImportProgress['faults'];
  readonly code: BatchProblemCode | null;
  readonly onSee: (code: BatchProblemCode | null) => void;
  readonly mending: Mending;
  readonly changed: BatchImportContext['changed'];
}

export function KindFilter({ faults, code, onSee, mending, changed }: KindFilterProps) {
  const text = useText(batchText);
  // Those that were ordered before are no mistakes, and are not mended.
  const kinds = faults.filter((fault) => fault.code !== 'DUP_EXISTING');
  const said = changed?.request.kind === 'adopt' ? text.adopted(changed.answer.rows) : '';
  if (kinds.length === 0 && said === '') return null;
  const offered = kinds.filter(
    ({ fixes, code: kind }) => fixes > 0 && (code === null || kind === code),
  );
  return (
    <div className={css.inset}>
      <Inline gap={12}>
        {kinds.length > 0 && (
          <NativeSelect
            aria-label={text.kinds}
            value={code ?? ANY}
            onChange={(id) => onSee(kinds.find((kind) => kind.code === id)?.code ?? null)}
            options={[
              { id: ANY, label: text.anyKind },
              ...kinds.map((kind) => ({
                id: kind.code,
                label: text.kindOf(text[kind.code], kind.rows),
              })),
            ]}
          />
        )}
        {offered.map(({ code: kind, fixes }) => (
          <Button
            key={kind}
            isDisabled={mending.isPending}
            onPress={() => mending.send({ kind: 'adopt', code: kind })}
          >
            {`${text[kind]}：${text.adoptAll(fixes)}`}
          </Button>
        ))}
        <div role="status">{said !== '' && <Text tone="body">{said}</Text>}</div>
      </Inline>
    </div>
  );
}
