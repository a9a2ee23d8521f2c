/** When the customer is told that little of a stock is left. */
import { setCloudAlert } from '@banxin/contract/calls/cloudWarehouse/inventory';
import { messages } from '@banxin/contract/messages';
import { pathOf } from '@banxin/contract/routes';
import { CLOUD_UNITS_MAX } from '@banxin/contract/rules/cloudWarehouse';
import { checkPositiveInteger, type Rule } from '@banxin/contract/rules/validation';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Form } from '@banxin/ui/Form';
import { Link } from '@banxin/ui/Link';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useAmount } from '../../../features/cart/amount.ts';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { stockWindowsText } from '../stockWindows.messages.ts';
import type { StockWindowProps } from './GoodsRows.tsx';

/** A whole number that a stock can fall to. */
const checkAlert: Rule = (value) =>
  checkPositiveInteger(value) ??
  (Number(value) > CLOUD_UNITS_MAX ? messages.positiveInteger : null);

export default function AlertWindow({ stock, onEnd }: StockWindowProps) {
  const text = useText(stockWindowsText);
  const amount = useAmount();
  const { toasts } = useServices();
  const { send, sending, failure, fields } = useSend(setCloudAlert, { shownHere: 'all' });
  const { alertAt, unit } = stock;
  const form = useForm({
    start: { quantity: alertAt === null ? '' : String(alertAt) },
    rules: { quantity: checkAlert },
    refused: fields,
  });
  const save = async (quantity: number | null): Promise<void> => {
    const sent = await send({ stockId: stock.stockId, quantity });
    if (!sent.ok) return;
    toasts.show({
      text: quantity === null ? text.alertRemoved : text.alertDone(amount(quantity, unit)),
      tone: 'positive',
    });
    onEnd(true);
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={text.alertTitle(stock.code)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false);
      }}
    >
      <Form onSubmit={() => form.submit(({ quantity }) => void save(Number(quantity)))}>
        <Text tone="body">
          {text.alertHint} {/* In another tab: what is typed here stays. */}
          <Link href={pathOf('userMessage', {}, { tab: 'settings' })} isExternal>
            {text.alertWays}
          </Link>
        </Text>
        <TextField
          label={text.alertLabel}
          description={text.alertNow(amount(stock.available, unit))}
          inputMode="numeric"
          maxLength={9}
          isRequired
          {...form.field('quantity')}
        />
        <DialogFoot
          failure={failure}
          failed={text.alertFailed}
          backLabel={text.cancel}
          onBack={() => onEnd(false)}
        >
          {alertAt !== null && (
            <Button isPending={sending?.quantity === null} onPress={() => void save(null)}>
              {text.alertRemove}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            isPending={sending !== null && sending.quantity !== null}
          >
            {text.alertSave}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
