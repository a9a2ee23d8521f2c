/** Puts some of the styles of a job on a sheet: which ones, and where; the rest stays where it is. */

import type { GangOrder } from '@banxin/contract/entities/gang';
import { styleRuns, stylesOfRuns } from '@banxin/contract/rules/styleRuns';
import { type GangTerms, gangStyles } from '@banxin/pricing/gangSheet';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import type { MenuItem } from '@banxin/ui/Menu';
import { Select } from '@banxin/ui/Select';
import { Stack } from '@banxin/ui/Stack';
import { TextField } from '@banxin/ui/TextField';
import { DialogFoot } from '../../../../lib/DialogFoot.tsx';
import { FormDialog } from '../../../../lib/FormDialog.tsx';
import { useText } from '../../../../lib/text.ts';
import { useForm } from '../../../../lib/useForm.ts';
import { type Board, fitting, hasRoom, WAITING } from '../arrange.ts';
import { gangText } from '../gang.messages.ts';

/** Longest way to write the styles of a job. */
const STYLES_TEXT_MAX = 200;

export interface SplitDialogProps {
  /** With the styles that lie where it was asked for. */
  readonly order: GangOrder;
  readonly board: Board;
  readonly terms: GangTerms;
  /** Where they can go. */
  readonly places: readonly MenuItem[];
  readonly onMove: (to: string, styles: readonly number[]) => void;
  readonly onEnd: () => void;
}

export default function SplitDialog(props: SplitDialogProps) {
  const { order, board, terms, places, onMove, onEnd } = props;
  const text = useText(gangText);
  const here = gangStyles(order);
  const roomAt = (to: string): readonly number[] => fitting(terms, board, order, to);
  const first = (places.find(({ id }) => roomAt(id).length > 0) ?? places[0])?.id ?? 'new';
  const why = (typed: string, to: string): string | null => {
    const styles = stylesOfRuns(typed);
    if (styles === null) return text.stylesMissing;
    const strange = styles.find((style) => !here.includes(style));
    if (strange !== undefined) return text.styleElsewhere(strange);
    return hasRoom(terms, board, order, to, styles) ? null : text.stylesTooMany(roomAt(to).length);
  };
  const form = useForm({
    start: { to: first, styles: styleRuns(roomAt(first)) },
    rules: { styles: (typed, { to }) => why(String(typed), to) },
  });
  const { to } = form.values;
  const room = roomAt(to).length;
  return (
    <FormDialog title={text.splitOrder(order.orderSN)} isChanged={form.isChanged} onClose={onEnd}>
      {(close) => (
        <Form
          onSubmit={() =>
            form.submit((typed) => {
              onMove(typed.to, stylesOfRuns(typed.styles) ?? []);
              onEnd();
            })
          }
        >
          <Stack gap={16}>
            <Select
              label={text.moveTo}
              options={places.map(({ id, label }) => ({ id, label }))}
              value={to}
              onChange={(chosen) => form.change({ to: chosen, styles: styleRuns(roomAt(chosen)) })}
            />
            <TextField
              {...form.field('styles')}
              label={text.whichStyles}
              description={
                to === WAITING
                  ? text.stylesHere(styleRuns(here))
                  : `${text.stylesHere(styleRuns(here))} ${text.stylesFit(room)}`
              }
              maxLength={STYLES_TEXT_MAX}
            />
            <DialogFoot failure={null} failed="" backLabel={text.cancel} onBack={close}>
              <Button type="submit" variant="primary">
                {text.splitIt}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
