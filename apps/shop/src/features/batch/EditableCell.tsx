/** One cell of a workbook, mended in its place: Enter saves, Esc gives up; what was typed stays when it fails. */
import { BATCH_CELL_MAX } from '@banxin/contract/rules/batchColumns';
import type { ChangeRequest } from '@banxin/flows/batch-import';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { TextField } from '@banxin/ui/TextField';
import { useLayoutEffect, useRef, useState } from 'react';
import { Own } from '../../lib/Own.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './Batch.css.ts';
import { batchText } from './batch.messages.ts';

/** How cells of a table are changed. */
export interface Mending {
  /** A change is on its way; others wait. */
  readonly isPending: boolean;
  /** The last change that was made. */
  readonly changed: ChangeRequest | undefined;
  /** Why the last one failed. */
  readonly failure: string | undefined;
  /** The one that is on its way, or failed. */
  readonly change: ChangeRequest | undefined;
  readonly send: (request: ChangeRequest) => void;
}

export interface EditableCellProps {
  readonly row: number;
  readonly col: string;
  readonly head: string;
  readonly value: string;
  readonly isFaulty: boolean;
  readonly mending: Mending;
}

export function EditableCell({ row, col, head, value, isFaulty, mending }: EditableCellProps) {
  const text = useText(batchText);
  const [request, setRequest] = useState<ChangeRequest | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // It closes when what it sent was done.
  const isDone = request !== null && mending.changed === request;
  const isEditing = isOpen && !isDone;
  const wasEditing = useRef(false);
  useLayoutEffect(() => {
    // Whoever is done goes on where it began.
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const isMine = request !== null && mending.change === request;
  if (isEditing) {
    return (
      <CellForm
        label={text.mend(head, row)}
        value={value}
        isPending={mending.isPending && isMine}
        failure={isMine ? mending.failure : undefined}
        onSave={(typed) => {
          if (mending.isPending) return;
          const next: ChangeRequest = { kind: 'fix', row, col, value: typed };
          setRequest(next);
          mending.send(next);
        }}
        onClose={() => setOpen(false)}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className={isFaulty ? css.faultyCell : css.cell}
      aria-label={text.mendOf(head, row, value || text.missing)}
      data-faulty={isFaulty || undefined}
      onClick={() => {
        setRequest(null);
        setOpen(true);
      }}
    >
      {value === '' ? <span className={css.empty}>{text.missing}</span> : <Own>{value}</Own>}
    </button>
  );
}

interface CellFormProps {
  readonly label: string;
  readonly value: string;
  readonly isPending: boolean;
  readonly failure: string | undefined;
  readonly onSave: (typed: string) => void;
  readonly onClose: () => void;
}

function CellForm({ label, value, isPending, failure, onSave, onClose }: CellFormProps) {
  const text = useText(batchText);
  const [typed, setTyped] = useState(value);
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isPending) onClose();
      }}
    >
      <TextField
        label={label}
        isLabelHidden
        autoFocus
        size="small"
        maxLength={BATCH_CELL_MAX}
        value={typed}
        onChange={setTyped}
        errorMessage={failure}
      />
      <Inline gap={8}>
        <Button type="submit" size="small" variant="primary" isPending={isPending}>
          {text.save}
        </Button>
        <Button size="small" variant="quiet" isDisabled={isPending} onPress={onClose}>
          {text.undo}
        </Button>
      </Inline>
    </form>
  );
}
